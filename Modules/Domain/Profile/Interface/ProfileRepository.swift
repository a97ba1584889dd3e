/// Stores the user's profile. Every implementation passes the contract suite of the module's Testing target.
public protocol ProfileRepository: Sendable {
    /// Returns the stored profile, which is empty at first.
    func profile() async throws -> Profile

    /// Makes one edit: reads the profile, applies `change`, and stores the result, all in one transaction. If `change`
    /// throws, nothing is stored and the error is rethrown.
    ///
    /// - Returns: the profile as stored.
    func edit(_ change: @escaping @Sendable (inout Profile) throws -> Void) async throws -> Profile
}
