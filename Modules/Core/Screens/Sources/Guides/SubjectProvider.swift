/// The interactor of a RIB that is about one of several things of a kind, such as one of several charts. The prompt names
/// the thing there, and in the places below.
@MainActor public protocol SubjectProvider: AnyObject {
    /// What the thing is called; `nil` where there is no other one.
    var subject: String? { get }
}
