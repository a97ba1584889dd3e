/// Times the phases of a visit. The running phase is stored, so that another run of the program continues it. Features
/// use this, never a repository.
public protocol TimerUseCase: Sendable {
    /// Returns the state of the running phase; `nil` if none is running or its visit was removed.
    ///
    /// - Throws: the repository's error when the store cannot be read.
    func state() async throws -> TimerState?

    /// Starts with the sauna phase of a new set.
    ///
    /// - Returns: the running phase.
    /// - Throws: ``SakatsuError/timerRuns(_:)``, ``SakatsuError/noSuchVisit(_:)``, ``SakatsuError/tooManySets``, and
    ///   the repository's error when the store cannot be written.
    func start(_ visit: VisitNumber) async throws -> TimerState

    /// Ends the running phase: stores its length in the visit and starts the next phase; after the rest, a new set.
    ///
    /// - Returns: the phase that is running afterwards; `nil` after the rest of the thirtieth set.
    /// - Throws: ``SakatsuError/noTimer``, ``SakatsuError/tooManySets`` where thirty sets were added meanwhile, and the
    ///   repository's error when the store cannot be written.
    func next() async throws -> TimerState?

    /// Ends the running phase and stores its length; no further phase starts.
    ///
    /// - Returns: the final state of the phase.
    /// - Throws: ``SakatsuError/noTimer``, and the repository's error when the store cannot be written.
    @discardableResult func finish() async throws -> TimerState

    /// Stops the timer and discards the running phase.
    ///
    /// - Returns: the final state of the phase.
    /// - Throws: ``SakatsuError/noTimer``, and the repository's error when the store cannot be written.
    @discardableResult func stop() async throws -> TimerState
}

/// Stores the running phase. Every implementation passes the contract suite of the module's Testing target.
public protocol TimerRepository: Sendable {
    /// Returns the running phase; `nil` if none is running or its visit was removed. It follows its set when an earlier
    /// set is removed.
    func running() async throws -> RunningPhase?

    /// Starts a phase, which `make` creates for a visit, unless one is running.
    ///
    /// - Throws: ``SakatsuError/timerRuns(_:)``, ``SakatsuError/noSuchVisit(_:)``, and what `make` throws.
    func start(
        _ visit: VisitNumber, _ make: @escaping @Sendable (Visit) throws -> RunningPhase
    ) async throws -> RunningPhase

    /// Makes one edit: reads the running phase and its visit, lets `change` edit the visit and return the next running
    /// phase, and stores both, all in one transaction.
    ///
    /// - Returns: the phase that was running, and the one that is running afterwards.
    /// - Throws: ``SakatsuError/noTimer``, and what `change` throws.
    func advance(
        _ change: @escaping @Sendable (RunningPhase, inout Visit) throws -> RunningPhase?
    ) async throws -> (ended: RunningPhase, next: RunningPhase?)
}
