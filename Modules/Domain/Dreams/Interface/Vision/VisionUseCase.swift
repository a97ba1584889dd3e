/// Shows the visions of a person's dreams, one after the other. Features talk to this, never to a repository.
public protocol VisionUseCase: Sendable {
    /// The vision to show today. In each period of the person's rhythm one is shown, on the day on which they first look, and
    /// all through that day; each time the next one.
    ///
    /// - Returns: `nil` if none is to be shown today, or there is none.
    /// - Throws: the repository's error when the store cannot be read.
    func vision() async throws -> DreamVision?
}

/// Remembers which vision was shown last. Every implementation passes the contract suite of the module's Testing target.
public protocol VisionRepository: Sendable {
    /// The vision that was shown last; `nil` before the first.
    func lastShown() async throws -> ShownVision?

    /// Remembers that a vision was shown, in the place of the one before.
    func remember(_ vision: ShownVision) async throws
}
