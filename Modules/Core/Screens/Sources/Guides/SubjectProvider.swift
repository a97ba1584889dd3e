/// The interactor of a RIB that shows one of several things of a kind, such as one of several charts. The prompt names
/// the thing there, and in the places below.
@MainActor public protocol SubjectProvider: AnyObject {
    /// The name of the thing; `nil` if it is the only one.
    var subject: String? { get }
}
