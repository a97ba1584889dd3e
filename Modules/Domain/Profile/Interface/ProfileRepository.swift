/// Keeps the profile. Every implementation passes the contract suite of the module's Testing target.
public protocol ProfileRepository: Sendable {
    /// The profile as last kept; an empty one at first.
    func profile() async throws -> Profile

    /// One edit: reads the profile, lets `change` change it, and keeps the result, all in one transaction. When
    /// `change` throws, nothing is kept and its error comes out.
    ///
    /// - Returns: the profile as kept.
    func edit(_ change: @escaping @Sendable (inout Profile) throws -> Void) async throws -> Profile
}
