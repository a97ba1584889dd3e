/// Times the phases of a visit. The running phase is stored, so that another run of the program continues it. Features
/// use this protocol, never a repository.
public protocol TimerUseCase: Sendable {
    /// Returns the state of the running phase; `nil` if none is running or its visit was removed.
    func state() async throws -> TimerState?

    /// Starts the timer with the sauna phase of a new set.
    ///
    /// - Returns: the state of the started phase.
    /// - Throws: ``SakatsuError/timerRuns(_:)``, ``SakatsuError/noSuchVisit(_:)``, ``SakatsuError/tooManySets``, and
    ///   the repository's error when the store cannot be written.
    func start(_ visit: VisitNumber) async throws -> TimerState

    /// Ends the running phase, stores its length in the visit, and starts the next phase. The sauna phase of a new set
    /// follows the rest.
    ///
    /// - Returns: the state of the started phase; `nil` after a rest if the visit has thirty sets.
    /// - Throws: ``SakatsuError/noTimer``, ``SakatsuError/tooManySets`` if thirty sets were added meanwhile, and the
    ///   repository's error when the store cannot be written.
    func next() async throws -> TimerState?

    /// Ends the running phase and stores its length in the visit, without starting another phase.
    ///
    /// - Returns: the final state of the ended phase.
    /// - Throws: ``SakatsuError/noTimer``, ``SakatsuError/tooManySets`` if thirty sets were added meanwhile, and the
    ///   repository's error when the store cannot be written.
    @discardableResult func finish() async throws -> TimerState

    /// Stops the timer and discards the running phase.
    ///
    /// - Returns: the final state of the discarded phase.
    /// - Throws: ``SakatsuError/noTimer``, and the repository's error when the store cannot be written.
    @discardableResult func stop() async throws -> TimerState
}

/// Stores the running phase. Every implementation passes the contract suite of the module's Testing target.
public protocol TimerRepository: Sendable {
    /// Returns the running phase; `nil` if none is running or its visit was removed. If an earlier set was removed, the
    /// phase has the new number of its set.
    func running() async throws -> RunningPhase?

    /// Creates a phase for a visit with `make`, and stores the phase as the running one.
    ///
    /// - Throws: ``SakatsuError/timerRuns(_:)`` if a phase is already running, ``SakatsuError/noSuchVisit(_:)``, and
    ///   the errors of `make`.
    func start(
        _ visit: VisitNumber, _ make: @escaping @Sendable (Visit) throws -> RunningPhase
    ) async throws -> RunningPhase

    /// Makes one edit: reads the running phase and its visit, lets `change` edit the visit and return the next running
    /// phase, and stores both, all in one transaction.
    ///
    /// - Returns: the phase that was running, and the phase that runs afterwards.
    /// - Throws: ``SakatsuError/noTimer``, and the errors of `change`.
    func advance(
        _ change: @escaping @Sendable (RunningPhase, inout Visit) throws -> RunningPhase?
    ) async throws -> (ended: RunningPhase, next: RunningPhase?)
}
