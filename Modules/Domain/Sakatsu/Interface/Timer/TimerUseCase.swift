/// Times the phases of a visit. The running phase is kept in the store, so that another run of the program goes on with
/// it. Features talk to this, never to a repository.
public protocol TimerUseCase: Sendable {
    /// The running phase as it is now; `nil` if none runs, or its visit is gone.
    ///
    /// - Throws: the repository's error when the store cannot be read.
    func state() async throws -> TimerState?

    /// Begins with the sauna of a new set.
    ///
    /// - Returns: the running phase.
    /// - Throws: ``SakatsuError/timerRuns(_:)``, ``SakatsuError/noSuchVisit(_:)``, ``SakatsuError/tooManySets``, and the
    ///   repository's error when the store cannot be written.
    func start(_ visit: VisitNumber) async throws -> TimerState

    /// Ends the running phase: writes its length into the visit, and goes on with the next phase, after the rest with a
    /// new set.
    ///
    /// - Returns: the phase that runs then; `nil` after the rest of the thirtieth set.
    /// - Throws: ``SakatsuError/noTimer``, ``SakatsuError/tooManySets`` where thirty sets were added meanwhile, and the
    ///   repository's error when the store cannot be written.
    func next() async throws -> TimerState?

    /// Ends the running phase as ``next()`` does, and the timer with it.
    ///
    /// - Returns: the phase as it ended.
    /// - Throws: ``SakatsuError/noTimer``, and the repository's error when the store cannot be written.
    @discardableResult func finish() async throws -> TimerState

    /// Ends the timer, and writes nothing of the running phase.
    ///
    /// - Returns: the phase as it ended.
    /// - Throws: ``SakatsuError/noTimer``, and the repository's error when the store cannot be written.
    @discardableResult func stop() async throws -> TimerState
}

/// Keeps the running phase. Every implementation passes the contract suite of the module's Testing target.
public protocol TimerRepository: Sendable {
    /// The running phase; `nil` if none runs, or its visit is gone. It keeps to its set when those before that go.
    func running() async throws -> RunningPhase?

    /// Begins a phase that `make` makes for a visit, unless one runs.
    ///
    /// - Throws: ``SakatsuError/timerRuns(_:)``, ``SakatsuError/noSuchVisit(_:)``, and what `make` throws.
    func start(
        _ visit: VisitNumber, _ make: @escaping @Sendable (Visit) throws -> RunningPhase
    ) async throws -> RunningPhase

    /// Reads the running phase and its visit, lets `change` change the visit and say what runs then, and keeps both, all in
    /// one transaction.
    ///
    /// - Returns: the phase that ran, and the one that runs then.
    /// - Throws: ``SakatsuError/noTimer``, and what `change` throws.
    func advance(
        _ change: @escaping @Sendable (RunningPhase, inout Visit) throws -> RunningPhase?
    ) async throws -> (ended: RunningPhase, next: RunningPhase?)
}
