import Basics
import Doubles
package import EventLogDomainInterface
import MandalartDomainInterface

/// The contract of every repository of events. A test suite runs each case on a fresh, empty repository.
package enum EventLogRepositoryContract: String, Contract {
    case isEmptyAtFirst = "is empty at first, and keeps events"
    case keepsEveryKind = "keeps events of every kind, in the order in which they were added"
    case pending = "stores nothing of what was added until it is to"
    case tellsTotals = "tells in total what the events tell, and goes on from there"
    case keepsTheNewest = "keeps the newest events alone, and all that they told"
    case knowsSinceWhen = "knows how many events there are, and since when, whatever their order"
    case keepsNothingWhenOff = "adds nothing while none are kept, keeps those before, and goes on when told to"
    case deletes = "forgets all events, and goes on as before"
    case losesNothing = "loses nothing when many are added at once"

    /// Checks what the case promises, on an empty repository.
    package func verify(_ repository: some EventLogRepository) async throws {
        let events = try [LoggedEvent].juno
        guard self != .isEmptyAtFirst else {
            try expect(await repository.summary(), EventLogSummary())
            return try expect(await repository.events(), [])
        }
        try await repository.append(events)
        switch self {
        case .isEmptyAtFirst: break
        case .keepsEveryKind:
            try expect(Set(events.map(\.event.kind)), Set(EventKind.allCases))
            try await repository.append(events.reversed())
            try expect(await repository.events(), events + events.reversed())
        case .pending:
            repository.add(events)
            try expect(await repository.events(), events)
            try await repository.storeNoted()
            try expect(await repository.events(), events + events)
            try await repository.storeNoted()
            try expect(await repository.events().count, 2 * events.count)
        case .tellsTotals:
            try expect(await repository.totals(), EventTotals(of: events))
            try await repository.append(events.reversed())
            try expect(await repository.totals(), EventTotals(of: events + events))
            try await repository.deleteAll()
            try expect(await repository.totals(), EventTotals())
        case .keepsTheNewest:
            let time = events.map(\.time).max() ?? Timestamp(milliseconds: 0)
            let many = (0..<EventLogBounds.count).map { count in
                LoggedEvent(time: time, event: .nicknameChosen(characters: count))
            }
            try await repository.append(many)
            try expect(await repository.summary().count, EventLogBounds.count)
            try expect(await repository.events() == many, true)
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
            try expect(await repository.events(), Array(events.prefix(2)))
        case .losesNothing:
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<20 { group.addTask { try await repository.append(events) } }
                try await group.waitForAll()
            }
            try expect(await repository.events().count, 21 * events.count)
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

extension EventLogRepository {
    /// Stores the given events.
    fileprivate func append(_ events: [LoggedEvent]) async throws {
        add(events)
        try await storeNoted()
    }
}
