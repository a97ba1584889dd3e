/// The interactor of a RIB whose places open only after something was done, such as a root that asks a new person for a
/// name. The host reports this error for a word that only such a place has, instead of an unknown word.
@MainActor public protocol PrerequisiteProvider: AnyObject {
    /// The missing prerequisite as an error; `nil` once it is met.
    var missingPrerequisite: (any Error)? { get }
}
