import Basics
import BasicsTesting
import EventLogDomain
import EventLogDomainInterface
import EventLogDomainTesting
import MandalartDomainInterface
import Testing

@Suite("The logger that stores")
struct StoringLoggerTests {
    private struct Refusal: Error {}

    let repository = EventLogUseCaseFake()
    let logger: StoringLogger
    let clock: WallClock

    init() throws {
        let clock = WallClock.stub
        self.clock = clock
        logger = StoringLogger(repository: repository, now: clock.now)
    }

    private func stored() async throws -> [LoggedEvent] {
        try await repository.events()
    }

    private func time(_ milliseconds: Int64) -> Timestamp { Timestamp(milliseconds: milliseconds) }

    @Test("stores what was logged, with the time at which it was, in that order")
    func order() async throws {
        for count in 0..<200 { logger.log(.nicknameChosen(characters: count)) }
        await logger.flush()
        #expect(
            try await stored()
                == (0..<200).map { LoggedEvent(time: time(Int64($0)), event: .nicknameChosen(characters: $0)) })
    }

    @Test("stores nothing by itself, and all at the end")
    func late() async throws {
        for palette in [Palette.mint, .rose] { logger.log(.paletteTried(palette)) }
        #expect(try await stored().isEmpty)
        await logger.finish()
        #expect(try await stored().map(\.event) == [.paletteTried(.mint), .paletteTried(.rose)])
    }

    @Test("keeps what cannot be stored now for the next time, and says nothing")
    func failure() async throws {
        await repository.fail(with: Refusal())
        logger.log(.paletteTried(.mint))
        await logger.flush()
        logger.log(.paletteTried(.rose))
        await logger.flush()
        await repository.fail(with: nil)
        await logger.flush()
        #expect(try await stored().map(\.event) == [.paletteTried(.mint), .paletteTried(.rose)])
    }

    @Test("tries more than once at the end, and not for ever")
    func finish() async throws {
        await repository.fail(with: Refusal(), times: 3)
        logger.log(.paletteTried(.mint))
        await logger.finish()
        #expect(try await stored().count == 1)
        await repository.fail(with: Refusal())
        logger.log(.paletteTried(.rose))
        await logger.finish()
        await repository.fail(with: nil)
        #expect(try await stored().map(\.event) == [.paletteTried(.mint)])
    }

    @Test("stores also what was logged by a task that is cancelled")
    func cancellation() async throws {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            logger.log(.paletteTried(.mint))
            await logger.flush()
        }
        await task.value
        #expect(try await stored().count == 1)
    }

    @Test("has its use case see all that was logged before")
    func useCase() async throws {
        let useCase = StoredEventLogUseCase(repository: repository, logger: logger)
        logger.log(.paletteTried(.mint))
        #expect(try await useCase.summary() == EventLogSummary(count: 1, since: time(0)))
        logger.log(.paletteSaved(.mint))
        #expect(try await useCase.insights().palettes == [Insights.PaletteUse(.mint, tried: 1, saved: 1)])
        logger.log(.paletteTried(.rose))
        try await useCase.deleteAll()
        #expect(try await useCase.events() == [])
        logger.log(.paletteTried(.rose))
        try await useCase.setKept(false)
        logger.log(.paletteTried(.sand))
        #expect(try await useCase.events().map(\.event) == [.paletteTried(.rose)])
    }

    @Test("has a fake beside it that keeps the contract", arguments: EventLogRepositoryContract.allCases)
    func contract(_ promise: EventLogRepositoryContract) async throws {
        try await promise.verify(EventLogUseCaseFake())
    }
}
