package import DreamsDomainInterface

/// A memory of shown visions for tests.
package actor VisionRepositoryFake: VisionRepository {
    private var shown: ShownVision?

    /// A fake that remembers a vision, or none.
    package init(_ shown: ShownVision? = nil) {
        self.shown = shown
    }

    package func lastShown() -> ShownVision? { shown }

    package func remember(_ vision: ShownVision) { shown = vision }
}
