import Basics
import Doubles
package import SakatsuDomainInterface

/// The contract of every `TimerRepository`. A test suite runs each case on a new repository, together with the
/// repository of its visits.
package enum TimerRepositoryContract: String, Contract {
    case runsNothingAtFirst = "runs nothing at first"
    case keepsThePhase = "keeps the running phase, and runs one at a time"
    case writesTheVisit = "writes the visit and the next phase together, or neither"
    case endsTheTimer = "ends the timer where nothing runs next"
    case keepsToItsSet = "keeps to its set when those before it go, and to none when it goes itself"
    case losesWhatIsRemoved = "runs nothing for a visit that was removed"

    private struct Refusal: Error, Equatable {}

    /// Checks what the case promises, on empty repositories.
    package func verify(_ timer: some TimerRepository, of visits: some VisitsRepository) async throws {
        try expect(await timer.running(), nil)
        let one = try await visits.add(.lake)
        let start = Timestamp(milliseconds: 1_795_000_000_123)
        let phase = RunningPhase(of: one, try SetNumber(2), .sauna, since: start)
        let next = RunningPhase(of: one, try SetNumber(2), .coolBath, since: start)
        switch self {
        case .runsNothingAtFirst:
            try await expectError(SakatsuError.noTimer) { _ = try await timer.advance { _, _ in nil } }
            let two = try VisitNumber(2)
            try await expectError(SakatsuError.noSuchVisit(two)) { _ = try await timer.start(two) { _ in phase } }
            try await expectError(Refusal()) { _ = try await timer.start(one) { _ in throw Refusal() } }
            try expect(await timer.running(), nil)
        case .keepsThePhase:
            let seen = try await timer.start(one) { visit in
                guard try visit == .lake else { throw Refusal() }
                return phase
            }
            try expect(seen, phase)
            try expect(await timer.running(), phase)
            try await expectError(SakatsuError.timerRuns(one)) { _ = try await timer.start(one) { _ in next } }
            try expect(await timer.running(), phase)
        case .writesTheVisit:
            _ = try await timer.start(one) { _ in phase }
            try await expectError(Refusal()) {
                _ = try await timer.advance { _, visit in
                    try visit.apply([.addSet(SaunaSet("9/9/9"))])
                    throw Refusal()
                }
            }
            try expect(await timer.running(), phase)
            try expect(await visits.visit(one), .lake)
            let moved = try await timer.advance { running, visit in
                guard running == phase else { throw Refusal() }
                try visit.apply([.addSet(SaunaSet("9/9/9"))])
                return next
            }
            try expect([moved.ended, moved.next], [phase, next])
            try expect(await timer.running(), next)
            try expect(await visits.visit(one).sets.map(\.description), ["15m/30s/20m", "9m/9s/9m"])
        case .endsTheTimer:
            _ = try await timer.start(one) { _ in phase }
            try expect(await timer.advance { _, _ in nil }.next, nil)
            try expect(await timer.running(), nil)
            try expect(await visits.visit(one), .lake)
            try expect(await timer.start(one) { _ in next }, next)
        case .keepsToItsSet:
            let two = try await visits.add(.shikiji)
            let last = RunningPhase(of: two, try SetNumber(3), .rest, since: start)
            _ = try await timer.start(two) { _ in last }
            _ = try await visits.edit(two) { try $0.apply([.removeSet(SetNumber(1))]) }
            try expect(await timer.running(), RunningPhase(of: two, try SetNumber(2), .rest, since: start))
            _ = try await visits.edit(two) { try $0.apply([.removeSet(SetNumber(2)), .addSet(SaunaSet("1/1"))]) }
            try expect(await timer.running(), RunningPhase(of: two, try SetNumber(3), .rest, since: start))
        case .losesWhatIsRemoved:
            _ = try await timer.start(one) { _ in phase }
            _ = try await visits.remove(one)
            try expect(await timer.running(), nil)
            try await expectError(SakatsuError.noTimer) { _ = try await timer.advance { _, _ in nil } }
            let two = try await visits.add(.lake)
            let other = RunningPhase(of: two, try SetNumber(1), .rest, since: start)
            try expect(await timer.start(two) { _ in other }, other)
        }
    }
}

/// The contract of every `SakatsuSettingsRepository`. A test suite runs each case on a new repository.
package enum SakatsuSettingsRepositoryContract: String, Contract {
    case beginsWithTheUsual = "begins with what is usual"
    case keepsEverything = "keeps every setting"
    case takesBackToTheUsual = "takes every setting back to what is usual"
    case keepsNothingOfAFailedEdit = "keeps nothing of an edit that throws, and passes its error on"

    private struct Refusal: Error, Equatable {}

    /// Checks what the case promises, on a new repository.
    package func verify(_ repository: some SakatsuSettingsRepository) async throws {
        let whole = SakatsuSettings(defaults: try .sample, language: .korean)
        switch self {
        case .beginsWithTheUsual:
            try expect(await repository.settings(), SakatsuSettings())
        case .keepsEverything:
            try expect(await repository.edit { $0 = whole }, whole)
            try expect(await repository.settings(), whole)
            var next = whole
            try next.defaults.apply([
                .step(.replace(Step(.coolBath, 90, name: StepName("lake")))), .step(.emoji(.rest, nil)),
                .temperature(.named(StepName("steam")), nil), .temperature(.named(StepName("mud")), Temperature("40")),
            ])
            let kept = next
            try expect(await repository.edit { $0 = kept }, kept)
            try expect(await repository.settings(), kept)
        case .takesBackToTheUsual:
            _ = try await repository.edit { $0 = whole }
            try expect(await repository.edit { $0 = SakatsuSettings() }, SakatsuSettings())
            try expect(await repository.settings(), SakatsuSettings())
        case .keepsNothingOfAFailedEdit:
            _ = try await repository.edit { $0 = whole }
            try await expectError(Refusal()) {
                _ = try await repository.edit { settings in
                    settings = SakatsuSettings()
                    throw Refusal()
                }
            }
            try expect(await repository.settings(), whole)
        }
    }
}

/// The contract of every `VisitTransferRepository`. A test suite runs each case on a new repository, together with the
/// repository of its visits.
package enum VisitTransferRepositoryContract: String, Contract {
    case givesAll = "gives all visits by number, or the one that is named"
    case addsAndReplaces = "adds visits and replaces others"
    case keepsAllOrNothing = "keeps all or nothing, and reports each visit"

    private struct Refusal: Error, Equatable {}

    /// Checks what the case promises, on empty repositories.
    package func verify(_ transfer: some VisitTransferRepository, of visits: some VisitsRepository) async throws {
        for visit in try Visit.samples { _ = try await visits.add(visit) }
        let (two, four) = (try VisitNumber(2), try VisitNumber(4))
        let samples = try Visit.samples
        switch self {
        case .givesAll:
            try expect(await transfer.visits(of: nil).map(\.visit), samples)
            try expect(await transfer.visits(of: two), [NumberedVisit(two, .lake)])
            try await expectError(SakatsuError.noSuchVisit(four)) { _ = try await transfer.visits(of: four) }
        case .addsAndReplaces:
            try await transfer.keep([DocumentedVisit(two, .shikiji), DocumentedVisit(nil, .lake)]) { _ in }
            let seen = try await transfer.visits(of: nil)
            try expect(seen.map(\.visit), try [.shikiji, .shikiji, .hotel, .lake])
            try expect(seen.map(\.number.number), [1, 2, 3, 4])
            try await transfer.keep([DocumentedVisit(two, .hotel)]) { _ in }
            try expect(await visits.visit(two), .hotel)
        case .keepsAllOrNothing:
            let arriving = [DocumentedVisit(nil, try .lake), DocumentedVisit(four, try .lake)]
            try await transfer.keep([arriving[0], DocumentedVisit(two, try .hotel)]) { count in
                guard count == 1 || count == 2 else { throw Refusal() }
            }
            _ = try await visits.remove(four)
            try await expectError(SakatsuError.noSuchVisit(four)) { try await transfer.keep(arriving) { _ in } }
            try await expectError(Refusal()) { try await transfer.keep([arriving[0]]) { _ in throw Refusal() } }
            try expect(await transfer.visits(of: nil).map(\.number.number), [1, 2, 3])
        }
    }
}
