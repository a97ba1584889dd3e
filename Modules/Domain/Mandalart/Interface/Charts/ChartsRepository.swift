/// Keeps the charts, of which there is always one that is not archived. Every implementation passes the contract suite
/// of the module's Testing target.
public protocol ChartsRepository: Sendable {
    /// All charts by number, archived ones among them. At first there is one, empty and without a name.
    func charts() async throws -> [ChartEntry]

    /// All charts by number, archived ones among them, with their names and without what is in them.
    func names() async throws -> [(id: ChartID, name: Title?)]

    /// The name of one chart, as among ``names()``, and whether it is the only one; so is one that is not there.
    func name(of id: ChartID) async throws -> (name: Title?, isOnly: Bool)

    /// The chart that a person works on: the one that was made current last, of those that are not archived.
    func currentChart() async throws -> ChartID

    /// Makes a chart the current one.
    ///
    /// - Throws: ``MandalartError/noSuchChart(_:)``, and ``MandalartError/chartIsArchived(_:)``.
    func makeCurrent(_ id: ChartID) async throws

    /// Makes an empty chart, which is the current one from then on.
    ///
    /// - Throws: ``MandalartError/chartNameTaken(_:)``.
    func create(_ name: Title) async throws -> ChartID

    /// Makes a chart as ``create(_:)`` does, with something in it, all in one transaction. What it holds is its first
    /// edit. Where the only chart has no name, and nothing was ever in it, the new one takes its place: an undo in the
    /// list of charts brings it back.
    ///
    /// - Throws: ``MandalartError/chartNameTaken(_:)``.
    func create(_ name: Title, holding chart: Chart) async throws -> ChartID

    /// Gives a chart another name.
    ///
    /// - Throws: ``MandalartError/noSuchChart(_:)``, and ``MandalartError/chartNameTaken(_:)`` for one that another
    ///   chart has.
    func rename(_ id: ChartID, to name: Title) async throws

    /// Puts a chart away, or brings it back.
    ///
    /// - Throws: ``MandalartError/noSuchChart(_:)``, and ``MandalartError/lastChart`` when it is the last one that is not
    ///   archived.
    func setArchived(_ id: ChartID, _ isArchived: Bool) async throws

    /// Forgets a chart with all its cells. An undo in the list of charts brings it back.
    ///
    /// - Throws: as ``setArchived(_:_:)``.
    func delete(_ id: ChartID) async throws

    /// Keeps one of the charts. What it does throws ``MandalartError/noSuchChart(_:)`` when that is not there any more.
    func repository(of id: ChartID) -> any MandalartRepository
}
