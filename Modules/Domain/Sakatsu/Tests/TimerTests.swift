import Basics
import SakatsuDomain
import SakatsuDomainInterface
import SakatsuDomainTesting
import Testing

@Suite("The timer")
struct TimerTests {
    private let visits = VisitsRepositoryFake()
    private let settings: SakatsuSettingsUseCaseFake
    private let clock: WallClock
    private let timer: StoredTimerUseCase

    init() throws {
        let start = LocalTime(Timestamp(milliseconds: 1_795_000_000_000), minutesAhead: 0)
        clock = WallClock(at: start)
        settings = SakatsuSettingsUseCaseFake(SakatsuSettings(defaults: try .sample))
        timer = StoredTimerUseCase(repository: visits, settings: settings, now: clock.now)
    }

    private func pass(_ seconds: Int) {
        clock.set(to: Timestamp(milliseconds: clock.now().milliseconds + Int64(seconds) * 1000))
    }

    @Test("goes through the phases of sets, and writes what each took")
    func phases() async throws {
        let one = await visits.add(try .hotel)
        var state = try await timer.start(one)
        #expect([state.running.set.number, state.elapsed, state.target, state.remaining] == [1, 0, 720, 720])
        pass(605)
        state = try #require(try await timer.state())
        #expect([state.elapsed, state.remaining] == [605, 115])
        state = try #require(try await timer.next())
        #expect(state.running.phase == .coolBath)
        // The sample leaves the cool bath out.
        #expect(state.target == nil)
        pass(75)
        #expect(try await timer.next()?.running.phase == .rest)
        pass(10)
        state = try #require(try await timer.next())
        #expect(state.running.phase == .sauna)
        #expect(state.running.set.number == 2)
        pass(200)
        #expect(try await timer.finish().elapsed == 200)
        #expect(try await timer.state() == nil)
        let sets = try await visits.visit(one).sets.map(\.phrase.english)
        #expect(
            sets == ["löyly 10 min 5 s → cool bath 75 s → 🪑 rest 10 s", "löyly 3 min 20 s"])
    }

    @Test("calls a step as the visit does: as its last such step, or as the settings do, and writes that name")
    func names() async throws {
        let one = await visits.add(try Visit(Facility("Spa"), on: Day("2026-11-01"), sets: [SaunaSet("1/1/1")]))
        _ = try await visits.edit(one) { try $0.apply([.step(SetNumber(1), .name(.rest, StepName("外気浴")))]) }
        #expect(try await timer.start(one).phrase.english == "löyly")
        #expect(try await timer.next()?.phrase.english == "cool bath")
        let rest = try #require(try await timer.next())
        #expect(rest.phrase.english == "外気浴")
        #expect(rest.phrase(of: .sauna).english == "löyly")
        _ = try await timer.finish()
        #expect(try await visits.visit(one).sets[1].phrase.english == "löyly 1 s → cool bath 1 s → 🪑 外気浴 1 s")
    }

    @Test("goes on in another run of the program")
    func resuming() async throws {
        let one = await visits.add(try .lake)
        let first = try await timer.start(one)
        #expect(first.running.set.number == 2)
        pass(100)
        let another = StoredTimerUseCase(repository: visits, settings: settings, now: clock.now)
        #expect(try await another.state()?.elapsed == 100)
        #expect(try await another.next()?.running.phase == .coolBath)
        #expect(try await timer.state()?.running.phase == .coolBath)
    }

    @Test("forgets the running phase when it is stopped")
    func stopping() async throws {
        let one = await visits.add(try .lake)
        _ = try await timer.start(one)
        pass(100)
        #expect(try await timer.stop().elapsed == 100)
        #expect(try await visits.visit(one) == .lake)
        await #expect(throws: SakatsuError.noTimer) { try await timer.stop() }
        await #expect(throws: SakatsuError.noTimer) { try await timer.next() }
        await #expect(throws: SakatsuError.noTimer) { try await timer.finish() }
    }

    @Test("runs for one visit at a time, which is there and has room for a set")
    func refusals() async throws {
        let one = await visits.add(try VisitsRepositoryContract.fullVisit())
        await #expect(throws: SakatsuError.tooManySets) { try await timer.start(one) }
        let two = await visits.add(try .lake)
        _ = try await timer.start(two)
        await #expect(throws: SakatsuError.timerRuns(two)) { try await timer.start(one) }
        let four = try VisitNumber(4)
        _ = try await timer.stop()
        await #expect(throws: SakatsuError.noSuchVisit(four)) { try await timer.start(four) }
    }

    @Test("ends with the rest of the thirtieth set")
    func lastSet() async throws {
        let sets = try SetNumber.all.dropLast().map { _ in try SaunaSet("1/1/1") }
        let one = await visits.add(try Visit(Facility("Spa"), on: Day("2026-11-01"), sets: Array(sets)))
        #expect(try await timer.start(one).running.set.number == 30)
        _ = try await timer.next()
        _ = try await timer.next()
        #expect(try await timer.next() == nil)
        #expect(try await timer.state() == nil)
        #expect(try await visits.visit(one).sets.last?.description == "1s/1s/1s")
    }

    @Test("goes on in its set when those before it were removed meanwhile")
    func movedSet() async throws {
        let one = await visits.add(try .shikiji)
        _ = try await timer.start(one)
        _ = try await timer.next()
        _ = try await visits.edit(one) { try $0.apply([.removeSet(SetNumber(1)), .removeSet(SetNumber(1))]) }
        pass(30)
        #expect(try await timer.next()?.running.set.number == 2)
        #expect(try await visits.visit(one).sets.map(\.description) == ["8m/-/5m", "1s/30s/-"])
    }

    @Test("has no place for a new set where thirty were added meanwhile, and loses none of them")
    func fullVisit() async throws {
        let one = await visits.add(try .hotel)
        _ = try await timer.start(one)
        let set = try SaunaSet("2/2/2")
        _ = try await visits.edit(one) { try $0.apply(Array(repeating: .addSet(set), count: 30)) }
        await #expect(throws: SakatsuError.tooManySets) { try await timer.next() }
        #expect(try await visits.visit(one).sets.allSatisfy { $0 == set })
        _ = try await timer.stop()
    }

    @Test("writes a new set where its set was removed meanwhile")
    func removedSet() async throws {
        let one = await visits.add(try .shikiji)
        _ = try await timer.start(one)
        _ = try await timer.next()
        _ = try await visits.edit(one) { try $0.apply([.removeSet(SetNumber(4)), .removeSet(SetNumber(1))]) }
        pass(30)
        #expect(try await timer.next()?.running.set.number == 3)
        #expect(try await visits.visit(one).sets.map(\.description) == ["12m/90s/10m", "8m/-/5m", "-/30s/-"])
    }

    @Test("shows no time below zero, and writes at least one second and no more than a phase can have")
    func clocks() async throws {
        let one = await visits.add(try .lake)
        _ = try await timer.start(one)
        pass(-5000)
        #expect(try await timer.state()?.elapsed == 0)
        _ = try await timer.next()
        pass(999_999)
        _ = try await timer.finish()
        #expect(try await visits.visit(one).sets.last?.description == "1s/1800s/-")
    }

    @Test("is JSON")
    func json() async throws {
        let one = await visits.add(try .lake)
        _ = try await timer.start(one)
        pass(60)
        let state = try #require(try await timer.state())
        let text = JSONValue.object(TimerState.members.json(of: state)).text
        #expect(
            text == """
                {"visit":1,"set":2,"phase":"sauna","start":"2026-11-18T11:06:00.000Z","elapsed":60,"target":720,\
                "remaining":660}
                """)
    }
}
