/// The interactor of a RIB whose places open only after a prerequisite is met, such as a root that asks a new person
/// for a name. For a word that exists only in such a place, the host reports this error instead of an unknown word.
@MainActor public protocol PrerequisiteProvider: AnyObject {
    /// The missing prerequisite as an error; `nil` once it is met.
    var missingPrerequisite: (any Error)? { get }
}
