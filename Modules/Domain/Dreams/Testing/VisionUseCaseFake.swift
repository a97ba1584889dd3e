package import DreamsDomainInterface

/// A use case that always returns the same vision, or none.
package struct VisionUseCaseFake: VisionUseCase {
    private let shown: DreamVision?

    /// Creates a fake that returns the given vision; by default none.
    package init(_ vision: DreamVision? = nil) {
        shown = vision
    }

    package func vision() -> DreamVision? { shown }
}
