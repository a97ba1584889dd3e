package import Basics
import BasicsTesting
package import MandalartDomainInterface
import MandalartDomainTesting
package import ProgressDomainInterface

extension Activity {
    fileprivate func corrected(text: ActivityText?, day: Day?) -> Activity {
        Activity(
            number: number, subGoal: subGoal, position: position, isGone: isGone, item: item, time: time,
            on: day ?? self.day, text: text ?? self.text)
    }
}

/// A use case that returns a given progress, whose activities can be corrected and removed.
package actor ProgressUseCaseFake: ProgressUseCase {
    private var known: ChartProgress

    /// Creates a fake that returns `progress`, with at most ten activities over the recent span.
    package init(
        _ progress: ChartProgress = ChartProgress(today: 0, weeks: [nil], parts: [], days: [:], activities: [])
    ) {
        known = progress
    }

    package func progress(over span: ChartProgress.Span) -> ChartProgress {
        span == .recent ? known.with(Array(known.activities.prefix(10))) : known
    }

    package func log(ofItemAt position: Position, in subGoal: Position) -> [Activity] {
        known.activities.filter { !$0.isGone && $0.subGoal == subGoal && $0.position == position }
    }

    package func activity(_ number: Int) throws -> Activity {
        guard let activity = known.activities.first(where: { $0.number == number }) else {
            throw ProgressError.noSuchActivity("\(number)")
        }
        return activity
    }

    package func correct(_ number: Int, text: ActivityText?, on day: TypedDay?) throws -> Activity {
        if text == nil, day == nil { throw ProgressError.nothingToCorrect }
        let day = try day?.pastDay(until: Day(number: 0))
        var corrected: Activity?
        known = known.with(
            known.activities.map { activity in
                guard activity.number == number else { return activity }
                corrected = activity.corrected(text: text, day: day)
                return corrected ?? activity
            })
        guard let corrected else { throw ProgressError.noSuchActivity("\(number)") }
        return corrected
    }

    package func remove(_ number: Int) throws {
        _ = try activity(number)
        known = known.with(known.activities.filter { $0.number != number })
    }
}

extension ChartProgress {
    fileprivate func with(_ activities: [Activity]) -> ChartProgress {
        ChartProgress(today: today, weeks: weeks, parts: parts, days: days, activities: activities)
    }
}

/// Opens the same chart for every number, except for given others; chart 1 is the current one. The current day is always
/// 1970-01-01.
package struct OpenChartUseCaseFake: OpenChartUseCase {
    private let mandalart: any MandalartUseCase
    private let others: [ChartID: any MandalartUseCase]
    private let name: Title?
    private let history: any EditHistory

    /// Creates a fake; by default its chart is empty, has no edits, and is the only one.
    package init(
        _ mandalart: any MandalartUseCase = MandalartUseCaseFake(), others: [ChartID: any MandalartUseCase] = [:],
        name: Title? = nil, history: any EditHistory = EditHistoryStub()
    ) {
        (self.mandalart, self.others, self.name, self.history) = (mandalart, others, name, history)
    }

    package func open(_ chart: ChartID) -> OpenChart {
        OpenChart(
            chart, among: self, names: ChartNamesStub(name: name), mandalart: others[chart] ?? mandalart,
            progress: ProgressUseCaseFake(), history: history, today: { Day(number: 0) })
    }

    package func current() -> OpenChart { open(.first) }

    package func item(at address: CellAddress) async throws -> FoundCell {
        let target = address.target()
        guard case .actionItem(let item) = try await mandalart.chart().content(of: target.cell) else {
            throw MandalartError.empty(target.cell)
        }
        return FoundCell(
            in: target.chart ?? .first, called: name, cell: target.cell, id: item.id, title: item.title,
            rate: item.markedRate,
            due: item.due, habit: item.habit)
    }
}

/// Returns the same name for every chart.
private struct ChartNamesStub: ChartNames {
    let name: Title?

    func distinctiveName(of id: ChartID) async throws -> Title? { name }

    func number(of id: ChartID) async throws -> ChartID { id }
}

extension OpenChart {
    /// Returns the scope of chart 1 with a use case for its cells and an activity log in memory.
    package static func fake(
        _ mandalart: any MandalartUseCase = MandalartUseCaseFake(), name: Title? = nil,
        history: any EditHistory = EditHistoryStub()
    ) -> OpenChart {
        OpenChartUseCaseFake(mandalart, name: name, history: history).open(.first)
    }

    /// Returns the scope of chart 1 with the given use cases for its cells and its progress, and with the given day as
    /// the current one.
    package static func fake(
        _ mandalart: any MandalartUseCase = MandalartUseCaseFake(), progress: any ProgressUseCase, today: Int
    ) -> OpenChart {
        OpenChart(
            .first, among: OpenChartUseCaseFake(mandalart), names: ChartNamesStub(name: nil), mandalart: mandalart,
            progress: progress,
            history: EditHistoryStub(), today: { Day(number: today) })
    }
}
