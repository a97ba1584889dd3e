public import Basics
public import MandalartDomainInterface

/// Exports and imports charts, logs, picks and wishes. Every implementation passes the contract suites of the module's Testing
/// target.
public protocol TransferRepository: Sendable {
    /// Returns the charts, archived or not, with their logs and picks, and all wishes, as a consistent snapshot.
    ///
    /// - Parameter chart: the only chart to return; `nil` for all charts.
    /// - Returns: the contents, in which charts have their numbers in the store.
    /// - Throws: `MandalartError.noSuchChart`, and the repository's error when the store cannot be read.
    func contents(of chart: ChartID?) async throws -> DocumentContents

    /// Returns the same as ``contents(of:)``, but a log may lack entries; it is empty only if the chart has no entries.
    /// So whether there is a log can be known without reading all of it. The default implementation returns all
    /// contents.
    func outline(of chart: ChartID?) async throws -> DocumentContents

    /// Imports the contents of a document, completely or not at all, in one transaction. The current chart stays the
    /// same. An added chart is archived if it was archived at the export; a replaced chart stays archived or not as it
    /// was.
    ///
    /// An undo in the list of charts removes the added charts, and an undo in a replaced chart restores its previous
    /// content. An undo at `place` does both.
    ///
    /// A chart gets the log entries that it lacks. Two entries with the same time and text are the same entry; if the
    /// existing one is at another item than in the document, it moves to the item of the document. An item gets the day
    /// of its pick, unless it was picked later. A wish replaces the wish with the same title; other wishes are added at
    /// free numbers, at their own ones if possible. A tree is linked with the chart that was imported together with it.
    ///
    /// - Parameters:
    ///   - contents: the contents of the document.
    ///   - target: the destination of the charts. With `asNew`, all wishes are added too, and none is replaced.
    ///   - place: the chart where a person started the import; `nil` for the list of charts.
    ///   - progress: called after each chart with the number of charts imported so far. An error that it throws rolls
    ///     back the import, and so does canceling the task.
    /// - Returns: the number of edits that the import made, each of which takes one undo at `place`: one for all added
    ///   charts, one for each replaced chart that was changed, and one for the wishes if they were changed.
    /// - Throws: `MandalartError` for an invalid target, `DreamsError.noRoom`, and the repository's error when the
    ///   store cannot be written.
    @discardableResult func importContents(
        _ contents: DocumentContents, at target: DocumentTarget, from place: ChartID?,
        progress: @escaping @Sendable (Int) throws -> Void
    ) async throws -> Int
}

extension TransferRepository {
    /// Returns all contents.
    public func outline(of chart: ChartID?) async throws -> DocumentContents { try await contents(of: chart) }
}
