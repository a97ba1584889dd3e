import Basics
import Doubles
import DreamsDomainInterface
import ExchangeDomainInterface
import MandalartDomainInterface
import MandalartDomainTesting
import ProgressDomainInterface

/// The contract of every repository that exports and imports complete contents. A test suite runs each case on fresh
/// stores.
package enum TransferRepositoryContract: String, Contract {
    case takesAllOut = "takes out all charts with their logs, and all wishes"
    case takesOneOut = "takes out one chart with its log, and all wishes"
    case outlinesLogs = "says of each log whether it has entries, without all of them"
    case bringsAllIn = "brings all into an empty store, which has the same contents then"
    case changesNothingAgain = "changes nothing where all is there already"
    case addsWhatIsMissing = "adds the entries and wishes that are missing, and replaces wishes of the same title"
    case keepsLogsWithItems = "lets an entry of an item that is gone go over to the item that has it"
    case keepsLogsOfSwappedItems = "adds no entry again after a swap of its item, but lets it go back with that"
    case keepsLaterPicks = "gives an item the day of its pick, unless it was picked later"
    case keepsMarkedRates = "gives a habit its marked rate, and lets one that is there keep its own"
    case addsAllAsNew = "adds all as new, and links new wishes with new charts"
    case refusesTooManyWishes = "refuses more wishes than there are free numbers, and changes nothing"
    case bringsInAllOrNone = "brings in all or nothing, also when that is given up in the middle"

    /// Checks what the case promises, on fresh stores, each with one empty chart.
    package func verify(_ make: () async throws -> TransferStore) async throws {
        let (from, to) = (try await make(), try await make())
        try await from.fill()
        let contents = try await from.transfer.contents(of: nil).asRead
        switch self {
        case .takesAllOut: try await verifyTakingOut(contents, from)
        case .outlinesLogs:
            let (all, outline) = (try await from.transfer.contents(of: nil), try await from.transfer.outline(of: nil))
            try expect(outline.charts.map(\.named), all.charts.map(\.named))
            try expect(outline.charts.map(\.log.isEmpty), all.charts.map(\.log.isEmpty))
            try expect(outline.charts.map(\.picks), all.charts.map(\.picks))
            try expect(outline.dreams, all.dreams)
        case .takesOneOut:
            let one = try await from.transfer.contents(of: .first)
            try expect(one.charts, Array(contents.charts.prefix(1)))
            try expect(one.dreams.wishes.count, 3)
            try await expectError(MandalartError.noSuchChart("9")) {
                _ = try await from.transfer.contents(of: try ChartID(9))
            }
        case .bringsAllIn:
            try expect(await to.keep(contents), 3)
            try expect(await to.transfer.contents(of: nil), contents)
            try expect(await to.charts.currentChart(), .first)
        case .changesNothingAgain:
            try expect(await from.keep(contents), 0)
            let one = try await from.transfer.contents(of: .first).asRead
            try expect(await from.keep(one, at: .into("1")), 0)
            try expect(await from.transfer.contents(of: nil), contents)
            _ = try await to.keep(contents)
            try expect(await to.keep(contents), 0)
        case .addsWhatIsMissing: try await verifyMissing(contents, from, to)
        case .keepsLogsWithItems:
            let there = CellAddress(.actionItem(try Position(7), in: try Position(1)))
            let edited = try await from.charts.repository(of: .first).edit(
                .actionItem(try Position(2), in: try Position(1)), .place(.move, at: .at(there)))
            try expect(edited.chart.subGoals[try Position(1)]?.items.count, 2)
            try expect(await from.keep(contents), 1)
            try expect(await from.transfer.contents(of: nil).charts[0].logOfLiving, contents.charts[0].logOfLiving)
        case .keepsLogsOfSwappedItems: try await verifySwap(contents, from)
        case .keepsLaterPicks: try await verifyPicks(contents, from, to)
        case .keepsMarkedRates: try await verifyMarkedRates(from, to)
        case .addsAllAsNew:
            try expect(await from.keep(contents, at: .asNew), 2)
            let doubled = try await from.transfer.contents(of: nil)
            try expect(doubled.charts.count, 6)
            try expect(doubled.charts.map(\.log.count), [2, 1, 1, 2, 1, 1])
            try expect(doubled.charts.map(\.named.isArchived), [false, false, true, false, false, true])
            let links = doubled.dreams.numbered.map { $0.wish.tree.chart?.number }
            try expect(links, [nil, 2, nil, nil, 5, nil])
        case .refusesTooManyWishes:
            for number in 1...98 { try await to.dreams.wish(try Title("Wish \(number)")) }
            let before = try await to.transfer.contents(of: nil)
            try await expectError(DreamsError.noRoom(for: 3, free: 2)) { _ = try await to.keep(contents) }
            try expect(await to.transfer.contents(of: nil), before)
        case .bringsInAllOrNone:
            let before = try await to.transfer.contents(of: nil)
            try await expectError(Stop()) {
                _ = try await to.transfer.importContents(contents, at: .matching, from: nil) { count in
                    if count == 3 { throw Stop() }
                }
            }
            try expect(await to.transfer.contents(of: nil), before)
        }
    }

    private func verifyTakingOut(_ contents: DocumentContents, _ store: TransferStore) async throws {
        try expect(contents.charts.map(\.number?.number), [1, 2, 3])
        try expect(contents.charts.map(\.named.name?.text), [nil, "Books", "Away"])
        try expect(contents.charts.map(\.named.isArchived), [false, false, true])
        try expect(contents.charts[0].named.chart, try .marathon)
        let log = contents.charts.map { $0.log.map { "\($0.number) \($0.item) \($0.text) \($0.isGone)" } }
        try expect(log[0], ["1 Swim swam false", "2 Run 5 km ran false"])
        try expect(log.dropFirst().flatMap(\.self), ["1 Swim read true", "1 Swim rested false"])
        try expect(contents.charts[0].log.map(\.time.milliseconds), [1_000, 1_000])
        try expect(contents.charts[0].log.map(\.position.number), [3, 2])
        try expect(contents.dreams.numbered.map { $0.wish.tree.chart?.number }, [nil, 2, nil])
        try expect(contents.dreams, await store.dreams.dreams())
        // An export includes neither a deleted chart nor a link to it.
        try await store.charts.delete(try ChartID(2))
        let less = try await store.transfer.contents(of: nil)
        try expect(less.charts.map(\.number?.number), [1, 3])
        try expect(less.dreams.numbered.map { $0.wish.tree.chart?.number }, [nil, nil, nil])
        // Importing the export into the same store changes nothing, not even the link, which an undo of the deletion
        // needs.
        let before = try await store.dreams.dreams()
        try expect(await store.keep(less), 0)
        try expect(await store.dreams.dreams(), before)
    }

    private func verifyPicks(
        _ contents: DocumentContents, _ from: TransferStore, _ to: TransferStore
    ) async throws {
        let (one, two) = (try Position(1), try Position(2))
        let day = TransferStore.dayOfPick
        try expect(contents.charts.map(\.picks), [[DocumentedPick(two, in: one, on: day)], [], []])
        _ = try await to.keep(contents)
        try expect(await to.reviews.picks(madeOn: day...day).map(\.title.text), ["Run 5 km"])
        let later = Day(number: day.number + 7)
        try await from.pick(on: later)
        try expect(await from.keep(contents), 0)
        let picked = try await from.transfer.contents(of: nil)
        try expect(picked.charts[0].picks.map(\.day), [later])
        try expect(await to.keep(picked.asRead), 1)
        try expect(await to.transfer.contents(of: nil).charts[0].picks.map(\.day), [later])
    }

    private func verifyMarkedRates(_ from: TransferStore, _ to: TransferStore) async throws {
        let (one, two) = (try Position(1), try Position(2))
        func item(_ store: TransferStore) async throws -> ActionItem? {
            try await store.charts.repository(of: .first).chart().subGoals[one]?.items[two]
        }
        try await from.charts.repository(of: .first).edit(
            .actionItem(two, in: one), .change([.every(try Cadence("daily"))]))
        let contents = try await from.transfer.contents(of: nil).asRead
        _ = try await to.keep(contents)
        try expect(await item(to)?.markedRate.percent, 40)
        // A table has only the calculated rate.
        var table = contents.charts[0].named.chart
        table.subGoals[one]?.items[two]?.markedRate = .zero
        table.subGoals[one]?.items[two]?.note = try Note("at dawn")
        let document = DocumentContents(charts: [DocumentedChart(NamedChart(name: nil, chart: table))])
        try expect(await from.keep(document), 1)
        try expect(await item(from)?.note.text, "at dawn")
        try expect(await item(from)?.markedRate.percent, 40)
    }

    private func verifySwap(_ contents: DocumentContents, _ store: TransferStore) async throws {
        let (one, two, three) = (try Position(1), try Position(2), try Position(3))
        try await store.charts.repository(of: .first).edit(
            .actionItem(two, in: one), .place(.swap, at: .at(CellAddress(.actionItem(three, in: one)))))
        let swapped = try await store.transfer.contents(of: nil)
        try expect(swapped.charts[0].logOfLiving, ["1/2 swam", "1/3 ran"])
        let arrivals = contents.charts.map {
            ChartArrival(name: $0.named.name, replaced: $0.number, filledCells: 0, changedCells: 0)
        }
        try expect(swapped.additions(of: contents, arrivals, asNew: false), Additions())
        for edits in [1, 0] {
            try expect(await store.keep(contents), edits)
            let log = try await store.transfer.contents(of: nil).charts[0].logOfLiving
            try expect(log, contents.charts[0].logOfLiving)
        }
    }

    private func verifyMissing(
        _ contents: DocumentContents, _ from: TransferStore, _ to: TransferStore
    ) async throws {
        try await to.dreams.wish(try Title("Something else"))
        try await to.dreams.wish(try Title("Sea"))
        try await to.dreams.edit { try $0.apply([.done(try Day("2026-01-01"))], to: try WishNumber(2)) }
        try expect(await to.keep(contents), 3)
        let dreams = try await to.dreams.dreams()
        try expect(dreams.numbered.map(\.wish.title.text), ["Something else", "Sea", "Run a marathon", "Books"])
        try expect(dreams.numbered.map { $0.wish.done?.description }, [nil, "2026-11-01", nil, nil])
        try expect(dreams.numbered.map { $0.wish.tree.chart?.number }, [nil, nil, nil, 2])
        try expect(dreams.wishes[try WishNumber(3)]?.tree.milestones.map(\.title.text), ["Run 5 km", "Run 10 km"])
        // An import keeps added entries, and restores removed ones.
        try await to.log("swam again", at: 3)
        let kept = try await to.transfer.contents(of: nil).charts[0].log.map(\.text.text)
        try expect(kept, ["swam", "ran", "swam again"])
        try await from.activities.remove(try await from.activities.activities(of: .first)[0].number, of: .first)
        try expect(await from.keep(contents), 1)
        try expect(await from.transfer.contents(of: nil).charts[0].log.map(\.text.text), ["ran", "swam"])
        try expect(await to.keep(contents), 0)
    }
}

extension TransferStore {
    func keep(_ contents: DocumentContents, at target: DocumentTarget = .matching) async throws -> Int {
        try await transfer.importContents(contents, at: target, from: nil) { _ in }
    }

    /// Fills the store with three charts with logs, one of them archived and one with an entry of a removed item, and
    /// with three wishes.
    fileprivate func fill() async throws {
        _ = try await charts.repository(of: .first).rewrite { $0 = try .marathon }
        for name in ["Books", "Away"] { _ = try await charts.create(try Title(name), holding: try .marathon) }
        let (books, away) = (try ChartID(2), try ChartID(3))
        try await log("swam", at: 3)
        try await log("ran", at: 2)
        try await pick(on: Self.dayOfPick)
        try await log("read", at: 3, of: books)
        _ = try await charts.repository(of: books).rewrite { chart in
            chart.subGoals[try Position(1)]?.items[try Position(3)] = nil
        }
        try await log("rested", at: 3, of: away)
        try await charts.setArchived(away, true)
        try await charts.makeCurrent(.first)
        for title in ["Sea", "Books", "Run a marathon"] { try await dreams.wish(try Title(title)) }
        try await dreams.edit { dreams in
            let (sea, run) = (try WishNumber(1), try WishNumber(3))
            try dreams.apply([.done(try Day("2026-11-01"))], to: sea)
            try dreams.remember(books, of: try WishNumber(2))
            let changes: [TreeChange] = [
                .purpose(try Passage("Why")), .goal(try Title("Finish")), .date(try Day("2027-03-21")),
                .addMilestone(try Title("Run 5 km")), .addMilestone(try Title("Run 10 km")),
                .reachMilestone(try MilestoneNumber(1), try Day("2026-11-20")), .vision(try Passage("The stadium")),
            ]
            try dreams.apply(changes.map(WishChange.tree), to: run)
        }
    }

    fileprivate static let dayOfPick = Day(number: 20_001)

    /// Picks item 2 of sub-goal 1 of the first chart.
    fileprivate func pick(on day: Day) async throws {
        let (one, two) = (try Position(1), try Position(2))
        guard let item = try await charts.repository(of: .first).chart().subGoals[one]?.items[two] else { return }
        let found = FoundCell(
            in: .first, called: nil, cell: .actionItem(two, in: one), id: item.id, title: item.title)
        _ = try await reviews.pick([found], on: day)
    }

    /// Logs an activity for an item around sub-goal 1, always at the same time.
    fileprivate func log(_ text: String, at position: Int, of chart: ChartID = .first) async throws {
        let item = Cell.actionItem(try Position(position), in: try Position(1))
        let edit = ChartEdit(item, .log(try ActivityText(text), on: nil))
        _ = try await charts.repository(of: chart).edit(
            edit, at: Timestamp(milliseconds: 1_000), on: Day(number: 20_000))
    }
}

extension DreamsRepository {
    fileprivate func wish(_ title: Title) async throws { _ = try await edit { try $0.add(title) } }
}

extension DocumentContents {
    /// The contents as they are decoded from a document, without identities.
    fileprivate var asRead: DocumentContents {
        get throws {
            let charts = try charts.map { chart in
                var content = Chart()
                for edit in Chart().edits(to: chart.named.chart) {
                    try content.put(edit.after?.withoutID, in: edit.cell)
                }
                let named = NamedChart(name: chart.named.name, chart: content, isArchived: chart.named.isArchived)
                return DocumentedChart(number: chart.number, named, log: chart.log, picks: chart.picks)
            }
            return DocumentContents(charts: charts, dreams: dreams)
        }
    }
}

extension CellContent {
    fileprivate var withoutID: CellContent {
        guard case .actionItem(let item) = self else { return self }
        let habit = item.habit.map { Habit($0.cadence) }
        return .actionItem(ActionItem(title: item.title, rate: item.markedRate, due: item.due, habit: habit))
    }
}

extension DocumentedChart {
    /// The addresses and texts of the entries whose items still exist, sorted.
    fileprivate var logOfLiving: [String] {
        log.filter { !$0.isGone }.map { "\($0.subGoal)/\($0.position) \($0.text)" }.sorted()
    }
}

/// The error that a case throws to stop an import.
private struct Stop: Error, Equatable {}
