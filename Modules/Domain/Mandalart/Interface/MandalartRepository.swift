/// Keeps the chart. Every implementation passes the contract suite of the module's Testing target.
public protocol MandalartRepository: Sendable {
    /// The chart as last kept; an empty one at first.
    func chart() async throws -> Chart

    /// One edit: reads the chart, lets `change` change it, and keeps the result, all in one transaction. When `change`
    /// throws, nothing is kept and its error comes out. No edit of anyone else comes between reading and keeping.
    ///
    /// - Returns: the chart as kept, and what was changed in it.
    func edit(_ change: @escaping @Sendable (inout Chart) throws -> Void) async throws -> EditedChart

    /// The same for this chart and another one in one transaction. It is one edit of both, also when only one of them is
    /// changed: an undo or a redo in either does it in the other, too.
    ///
    /// - Returns: this chart and the other one as kept, and what was changed in them.
    /// - Throws: what `change` throws, and ``MandalartError/noSuchChart(_:)``.
    func edit(
        with other: ChartID, _ change: @escaping @Sendable (inout Chart, inout Chart) throws -> Void
    ) async throws -> (EditedChart, EditedChart)

    /// Which chart it is.
    var id: ChartID { get }

    /// Changes back the last change that is not changed back, so that its cells hold exactly what they held before it.
    /// That is an edit too, all in one transaction. The next call goes one change further back; an edit that changes
    /// something ends what ``redo()`` can do.
    ///
    /// - Returns: the change that was changed back; `nil` when there is none.
    /// - Throws: ``MandalartError/editedSince(_:)`` for an edit of two charts while the other one has later edits that
    ///   are not changed back; nothing is changed then.
    func undo() async throws -> Edit?

    /// Makes the change again that was changed back last, as an edit of its own.
    ///
    /// - Returns: the change that was made again; `nil` when there is none.
    /// - Throws: ``MandalartError/cannotRedo(_:)`` for an edit of two charts when the other one was edited since;
    ///   nothing is changed then.
    func redo() async throws -> Edit?

    /// The last edits, undos and redos among them, newest first; fewer when there are not so many.
    func history(last count: Int) async throws -> [Edit]
}
