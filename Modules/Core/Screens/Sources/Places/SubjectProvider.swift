/// An interactor of a RIB that shows one of several things of a kind, such as one of several charts. The prompt names
/// that thing in the RIB's place and in the places below.
@MainActor public protocol SubjectProvider: AnyObject {
    /// The name of the shown thing; `nil` if it is the only one of its kind.
    var subject: String? { get }
}
