import Doubles
package import EventLogDomainInterface
import MandalartDomainInterface
import Time

/// What every repository of events must do. A test suite runs each case on a fresh, empty repository.
package enum EventLogRepositoryContract: String, Contract {
    case isEmptyAtFirst = "is empty at first, and keeps events"
    case keepsEveryKind = "keeps events of every kind, in the order in which they were added"
    case picksKinds = "gives the events of the kinds that are asked for"
    case findsPeaks = "says how full each chart became, as the events do"
    case knowsSinceWhen = "knows how many events there are, and since when, whatever their order"
    case keepsNothingWhenOff = "adds nothing while none are kept, keeps those before, and goes on when told to"
    case deletes = "forgets all events, and goes on as before"
    case losesNothing = "loses nothing when many are added at once"

    /// Checks the promise on an empty repository.
    ///
    /// - Throws: `BrokenPromise`, or what the repository throws.
    package func verify(_ repository: some EventLogRepository) async throws {
        let (events, all) = (try [LoggedEvent].juno, Set(EventKind.allCases))
        guard self != .isEmptyAtFirst else {
            try expect(await repository.summary(), EventLogSummary())
            return try expect(await repository.events(of: all), [])
        }
        try await repository.append(events)
        switch self {
        case .isEmptyAtFirst: break
        case .keepsEveryKind:
            try expect(Set(events.map(\.event.kind)), all)
            try await repository.append(events.reversed())
            try expect(await repository.events(of: all), events + events.reversed())
        case .picksKinds:
            let kinds: Set<EventKind> = [.paletteTried, .nicknameChosen]
            try expect(await repository.events(of: kinds), events.filter { kinds.contains($0.event.kind) })
            try expect(await repository.events(of: []), [])
        case .findsPeaks:
            try expect(await repository.peaks(), ChartPeak.all(in: events))
            try await repository.append(events.reversed())
            try expect(await repository.peaks(), ChartPeak.all(in: events))
            try await repository.deleteAll()
            try expect(await repository.peaks(), [])
        case .knowsSinceWhen:
            let early = LoggedEvent(time: Timestamp(milliseconds: 7), event: .paletteTried(.rose))
            try await repository.append([early])
            try expect(
                await repository.summary(), EventLogSummary(isKept: true, count: events.count + 1, since: early.time))
        case .keepsNothingWhenOff: try await verifyOff(repository, events)
        case .deletes:
            try await repository.deleteAll()
            try expect(await repository.summary(), EventLogSummary())
            try await repository.append(Array(events.prefix(2)))
            try expect(await repository.events(of: all), Array(events.prefix(2)))
        case .losesNothing:
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<20 { group.addTask { try await repository.append(events) } }
                try await group.waitForAll()
            }
            try expect(await repository.events(of: all).count, 21 * events.count)
        }
    }

    private func verifyOff(_ repository: some EventLogRepository, _ events: [LoggedEvent]) async throws {
        let since = events.first?.time
        try await repository.setKept(false)
        try await repository.append(events)
        try expect(await repository.summary(), EventLogSummary(isKept: false, count: events.count, since: since))
        try await repository.deleteAll()
        try expect(await repository.summary(), EventLogSummary(isKept: false))
        try await repository.setKept(true)
        try await repository.setKept(true)
        try await repository.append(events)
        try expect(await repository.summary(), EventLogSummary(isKept: true, count: events.count, since: since))
    }
}
