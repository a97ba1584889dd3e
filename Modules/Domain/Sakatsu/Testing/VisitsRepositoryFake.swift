package import Basics
package import SakatsuDomainInterface

/// A repository that keeps visits and the running phase in memory.
package actor VisitsRepositoryFake: VisitsRepository {
    private(set) var stored: [VisitNumber: Visit] = [:]
    private var last = 0
    private var rows = 0
    private(set) var phase: RunningPhase?

    /// Creates a fake with initial visits, numbered from 1.
    package init(_ visits: [Visit] = []) {
        for visit in visits { _ = Self.add(visit, to: &stored, after: &last, &rows) }
    }

    package func visits(_ query: VisitQuery) -> VisitPage {
        let found = numbered.filter { numbered in
            (query.words?.areAll(in: numbered.visit) ?? true) && (query.days?.contains(numbered.visit.day) ?? true)
                && (query.degrees?.areIn(numbered.visit.temperatures) ?? true)
        }.sorted(by: NumberedVisit.isNewer)
        return VisitPage(Array(found.dropFirst(query.offset).prefix(query.count)), of: found.count)
    }

    package func visit(_ number: VisitNumber) throws -> Visit {
        guard let visit = stored[number] else { throw SakatsuError.noSuchVisit(number) }
        return visit
    }

    package func number(of visit: VisitNumber) throws -> VisitNumber {
        _ = try self.visit(visit)
        return visit
    }

    package func add(_ visit: Visit) -> VisitNumber { Self.add(visit, to: &stored, after: &last, &rows) }

    package func edit(
        _ number: VisitNumber, _ change: @Sendable (inout Visit) throws -> Void
    ) throws -> Visit {
        var next = try visit(number)
        try change(&next)
        Self.identify(&next, after: &rows)
        stored[number] = next
        return next
    }

    package func remove(_ number: VisitNumber) throws -> Visit {
        let visit = try visit(number)
        stored[number] = nil
        return visit
    }

    package func figures(of days: ClosedRange<Day>?) -> [VisitFigures] {
        let visits = numbered.filter { days?.contains($0.visit.day) ?? true }.sorted(by: NumberedVisit.isNewer)
        return visits.map { VisitFigures(of: $0.visit) }
    }

    private var numbered: [NumberedVisit] { stored.map { NumberedVisit($0.key, $0.value) } }

    private static func add(
        _ visit: Visit, to visits: inout [VisitNumber: Visit], after last: inout Int, _ rows: inout Int
    ) -> VisitNumber {
        last += 1
        guard let number = try? VisitNumber(last) else { preconditionFailure("Numbers begin with 1.") }
        var visit = visit
        identify(&visit, after: &rows)
        visits[number] = visit
        return number
    }

    private static func identify(_ visit: inout Visit, after rows: inout Int) {
        var last = rows
        visit.identifySets {
            last += 1
            return Identity(last)
        }
        rows = last
    }
}

extension VisitsRepositoryFake: TimerRepository {
    package func running() -> RunningPhase? {
        guard let phase, let visit = stored[phase.visit] else { return nil }
        return phase.placed(in: visit)
    }

    package func start(
        _ number: VisitNumber, _ make: @Sendable (Visit) throws -> RunningPhase
    ) throws -> RunningPhase {
        if let running = running() { throw SakatsuError.timerRuns(running.visit) }
        let visit = try visit(number)
        let next = try make(visit)
        phase = next.kept(in: visit)
        return next
    }

    package func advance(
        _ change: @Sendable (RunningPhase, inout Visit) throws -> RunningPhase?
    ) throws -> (ended: RunningPhase, next: RunningPhase?) {
        guard let ended = running() else { throw SakatsuError.noTimer }
        var visit = try visit(ended.visit)
        let next = try change(ended, &visit)
        Self.identify(&visit, after: &rows)
        (stored[ended.visit], phase) = (visit, next?.kept(in: visit))
        return (ended, next)
    }
}

extension VisitsRepositoryFake: VisitTransferRepository {
    package func visits(of number: VisitNumber?) throws -> [NumberedVisit] {
        if let number { return [NumberedVisit(number, try visit(number))] }
        return numbered.sorted { $0.number < $1.number }
    }

    package func keep(_ visits: [DocumentedVisit], progress: @Sendable (Int) throws -> Void) throws {
        var (next, last, rows) = (stored, last, rows)
        for (index, visit) in visits.enumerated() {
            if let number = visit.number {
                guard next[number] != nil else { throw SakatsuError.noSuchVisit(number) }
                var kept = visit.visit.replacing(next[number] ?? visit.visit)
                Self.identify(&kept, after: &rows)
                next[number] = kept
            } else {
                _ = Self.add(visit.visit, to: &next, after: &last, &rows)
            }
            try progress(index + 1)
        }
        (stored, self.last, self.rows) = (next, last, rows)
    }
}

extension VisitWords {
    /// Returns whether a visit contains all the words, ignoring case.
    fileprivate func areAll(in visit: Visit) -> Bool {
        let names = visit.sets.flatMap(\.steps).compactMap(\.name?.text) + visit.temperatures.named.map(\.name.text)
        let remarks = [visit.foreword?.text, visit.afterword?.text].compactMap(\.self)
        let whole = ([visit.facility.text] + remarks + names).joined(separator: "\n").lowercased()
        return text.lowercased().split(whereSeparator: \.isWhitespace).allSatisfy { whole.contains($0) }
    }
}
