package import DreamsDomainInterface

/// A use case that shows one vision, or none.
package struct VisionUseCaseFake: VisionUseCase {
    private let shown: DreamVision?

    /// A fake with a vision to show.
    package init(_ vision: DreamVision? = nil) {
        shown = vision
    }

    package func vision() -> DreamVision? { shown }
}
