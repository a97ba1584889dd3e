/// Shows the visions of a person's wishes in turn. Features use this, never a repository.
public protocol VisionUseCase: Sendable {
    /// Returns the vision to show today. In each period that the person has chosen, the next vision is shown on the day
    /// of the first look, all through that day.
    ///
    /// - Returns: the vision; `nil` if none is to be shown today, or none exists.
    /// - Throws: the repository's error when the store cannot be read.
    func vision() async throws -> DreamVision?
}

/// Stores which vision was shown last. Every implementation passes the contract suite of the module's Testing target.
public protocol VisionRepository: Sendable {
    /// Returns the vision that was shown last; `nil` before the first.
    func lastShown() async throws -> ShownVision?

    /// Stores the vision that was shown, replacing the previous one.
    func remember(_ vision: ShownVision) async throws
}
