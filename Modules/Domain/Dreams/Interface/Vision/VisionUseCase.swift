/// Shows the visions of a person's wishes in turn. Features use this protocol, never a repository.
public protocol VisionUseCase: Sendable {
    /// Returns the vision to show today. In each period of the chosen rhythm, such as a week, the next vision is due
    /// for one whole day: the day of the first call in that period.
    ///
    /// - Returns: the vision; `nil` if none is due today, or no wish has a vision.
    /// - Throws: the repository's error when the store cannot be read.
    func vision() async throws -> DreamVision?
}

/// Stores which vision was shown last, and when. Every implementation passes the contract suite of the module's Testing
/// target.
public protocol VisionRepository: Sendable {
    /// Returns the wish and the day of the vision that was shown last; `nil` if none was shown yet.
    func lastShown() async throws -> ShownVision?

    /// Stores the vision that was shown last, and replaces the previous record.
    func remember(_ vision: ShownVision) async throws
}
