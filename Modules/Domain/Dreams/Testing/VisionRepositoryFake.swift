package import DreamsDomainInterface

/// A repository of shown visions in memory.
package actor VisionRepositoryFake: VisionRepository {
    private var shown: ShownVision?

    /// Creates a fake with the vision that was shown last, if any.
    package init(_ shown: ShownVision? = nil) {
        self.shown = shown
    }

    package func lastShown() -> ShownVision? { shown }

    package func remember(_ vision: ShownVision) { shown = vision }
}
