public import Documents
public import MandalartDomainInterface

/// Exports and imports charts with their logs, and wishes. Every implementation passes the contract suites of the module's
/// Testing target.
public protocol TransferRepository: Sendable {
    /// All charts, archived ones among them, with their logs, and all wishes, as they were at one moment.
    ///
    /// - Parameter chart: the only chart that is wanted; `nil` for all.
    /// - Returns: the contents of the store. The number of a chart is the store's.
    /// - Throws: `MandalartError.noSuchChart`, and the repository's error when the store cannot be read.
    func contents(of chart: ChartID?) async throws -> DocumentContents

    /// Keeps all that a document holds, or nothing, in one transaction. The current chart stays the same. A new chart is
    /// archived if it was when it was exported; one that is there stays offered or archived.
    ///
    /// An undo in the list of charts removes the new charts, and an undo in a chart brings back what it held. An undo at
    /// `place` does both.
    ///
    /// A chart gets the entries that it does not have: those with another moment or another text. One that it has of
    /// another item goes over to the item of the document. A wish replaces the one of its title; the others go to free
    /// numbers, their own ones if possible. A tree is linked with the chart that was imported with it.
    ///
    /// - Parameters:
    ///   - contents: what the document holds.
    ///   - target: where the charts go; with ``DocumentTarget/asNew`` all wishes are new, too.
    ///   - place: the chart where a person asked for it; `nil` for the list of charts.
    ///   - progress: called after each chart with the number of those that are kept. An error that it throws undoes all,
    ///     and so does cancelling the task.
    /// - Returns: how many edits an undo at `place` takes back: one for all new charts, one for each replaced chart that
    ///   was different or got entries, and one for the wishes.
    /// - Throws: `MandalartError` for a place that a chart cannot go to, `DreamsError.noRoom`, and the repository's error
    ///   when the store cannot be written.
    @discardableResult func importContents(
        _ contents: DocumentContents, at target: DocumentTarget, from place: ChartID?,
        progress: @escaping @Sendable (Int) throws -> Void
    ) async throws -> Int
}
