public import Documents
public import MandalartDomainInterface

/// Exports and imports charts with their logs, and wishes. Every implementation passes the contract suites of the
/// module's Testing target.
public protocol TransferRepository: Sendable {
    /// Returns all charts, including archived ones, with their logs, and all wishes, as of one moment.
    ///
    /// - Parameter chart: the only chart to return; `nil` for all.
    /// - Returns: the contents of the store. Charts have the store's numbers.
    /// - Throws: `MandalartError.noSuchChart`, and the repository's error when the store cannot be read.
    func contents(of chart: ChartID?) async throws -> DocumentContents

    /// Imports the contents of a document, completely or not at all, in one transaction. The current chart stays the
    /// same. A new chart is archived if it was archived at the export; an existing one keeps its state.
    ///
    /// An undo in the list of charts removes the new charts, and an undo in a chart restores its previous content. An
    /// undo at `place` does both.
    ///
    /// A chart gets the log entries that it lacks: those with another time or another text. An existing entry of
    /// another item moves to the item of the document. A wish replaces the one with its title; the others get free
    /// numbers, their own ones if possible. A tree is linked with the chart that was imported with it.
    ///
    /// - Parameters:
    ///   - contents: the contents of the document.
    ///   - target: the destination of the charts; with ``DocumentTarget/asNew`` all wishes are added, too.
    ///   - place: the chart where a person started the import; `nil` for the list of charts.
    ///   - progress: called after each chart with the number of imported ones. An error that it throws rolls back the
    ///     import, and so does cancelling the task.
    /// - Returns: the number of edits that an undo at `place` undoes: one for all new charts, one for each replaced
    ///   chart that differed or got entries, and one for the wishes.
    /// - Throws: `MandalartError` for an invalid target, `DreamsError.noRoom`, and the repository's error when the
    ///   store cannot be written.
    @discardableResult func importContents(
        _ contents: DocumentContents, at target: DocumentTarget, from place: ChartID?,
        progress: @escaping @Sendable (Int) throws -> Void
    ) async throws -> Int
}
