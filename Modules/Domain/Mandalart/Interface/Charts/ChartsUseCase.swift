/// Tells charts from each other by name.
public protocol ChartNames: Sendable {
    /// The title that distinguishes a chart from the others: its name, else its core goal; `nil` for the only one.
    func distinctiveName(of id: ChartID) async throws -> Title?
}

/// Reads and edits several charts. Features talk to this, never to a repository.
public protocol ChartsUseCase: ChartNames {
    /// All charts by number, archived ones among them.
    ///
    /// - Throws: the repository's error when the store cannot be read; so does every other function.
    func charts() async throws -> [ChartEntry]

    /// The chart that a person works on.
    func currentChart() async throws -> ChartID

    /// Makes a chart the current one.
    ///
    /// - Throws: ``MandalartError/noSuchChart(_:)``, and ``MandalartError/chartIsArchived(_:)``.
    func makeCurrent(_ id: ChartID) async throws

    /// Makes an empty chart, which is the current one from then on.
    ///
    /// - Throws: ``MandalartError/chartNameTaken(_:)``.
    func create(_ name: Title) async throws -> ChartID

    /// Makes a chart with something in it, which is the current one from then on. All is kept, or nothing is. It takes
    /// the place of the only chart if that has no name, and nothing was ever in it.
    ///
    /// - Throws: ``MandalartError/chartNameTaken(_:)``.
    func create(_ name: Title, holding chart: Chart) async throws -> ChartID

    /// Gives a chart another name.
    ///
    /// - Throws: ``MandalartError/noSuchChart(_:)`` and ``MandalartError/chartNameTaken(_:)``.
    func rename(_ id: ChartID, to name: Title) async throws

    /// Puts a chart away, or brings it back.
    ///
    /// - Throws: ``MandalartError/noSuchChart(_:)`` and ``MandalartError/lastChart``.
    func setArchived(_ id: ChartID, _ isArchived: Bool) async throws

    /// Forgets a chart with all its cells. An undo in the list of charts brings it back.
    ///
    /// - Throws: ``MandalartError/noSuchChart(_:)`` and ``MandalartError/lastChart``.
    func delete(_ id: ChartID) async throws

    /// The use case of one of the charts.
    func chart(_ id: ChartID) -> any MandalartUseCase
}
