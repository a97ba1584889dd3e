/// An interactor of a RIB whose places open only after a prerequisite is met, such as a root that asks a new person for
/// a name.
///
/// For a word that exists only in such a place, the host reports the missing prerequisite instead of an unknown word.
@MainActor public protocol PrerequisiteProvider: AnyObject {
    /// The error that describes the missing prerequisite; `nil` once the prerequisite is met.
    var missingPrerequisite: (any Error)? { get }
}
