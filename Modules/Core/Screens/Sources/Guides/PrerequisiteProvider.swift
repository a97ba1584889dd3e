/// The interactor of a RIB whose places open only after something was done, such as a root that asks a new person for a
/// name. The host answers a word that only such a place knows with this error, rather than that there is no such word.
@MainActor public protocol PrerequisiteProvider: AnyObject {
    /// What has to be done first; `nil` as soon as it was done.
    var missingPrerequisite: (any Error)? { get }
}
