public import Time

/// A phase that is being timed.
public struct RunningPhase: Hashable, Sendable {
    /// The visit that it is of.
    public let visit: VisitNumber
    /// The set that it is of. One that the visit does not have yet is added when its first phase ends.
    public let set: SetNumber
    /// Which phase it is.
    public let phase: Phase
    /// When it began.
    public let start: Timestamp

    /// A phase of a visit's set, which began at a moment.
    public init(of visit: VisitNumber, _ set: SetNumber, _ phase: Phase, since start: Timestamp) {
        (self.visit, self.set, self.phase, self.start) = (visit, set, phase, start)
    }

    /// What a clock shows of it at a moment.
    ///
    /// - Parameter usual: what a set is like, for the length that the phase is to have.
    public func state(at now: Timestamp, usual: SaunaSet) -> TimerState {
        TimerState(self, elapsed: seconds(until: now), target: usual[phase]?.seconds)
    }

    /// The whole seconds that it has taken. None while the clock is set back.
    func seconds(until now: Timestamp) -> Int {
        let (milliseconds, overflows) = now.milliseconds.subtractingReportingOverflow(start.milliseconds)
        return overflows ? 0 : Int(max(0, milliseconds) / 1000)
    }

    /// The phase after this one: the next of the same set, or the sauna of a new one.
    ///
    /// - Throws: ``SakatsuError/tooManySets``.
    package func following(at now: Timestamp) throws(SakatsuError) -> RunningPhase {
        if let next = phase.next { return RunningPhase(of: visit, set, next, since: now) }
        guard set < SetNumber.all[SetNumber.all.count - 1] else { throw .tooManySets }
        return RunningPhase(of: visit, try SetNumber(set.number + 1), .sauna, since: now)
    }

    /// Writes the phase into its visit with the length that it has at a moment, and the name and emoji of the usual step.
    ///
    /// - Throws: ``SakatsuError/tooManySets``.
    package func write(into visit: inout Visit, at now: Timestamp, usual: SaunaSet) throws(SakatsuError) {
        let there = try? visit.set(set)
        let timed = Step(phase, seconds: seconds(until: now), name: there?[phase]?.name, emoji: there?[phase]?.emoji)
        let step = timed.named(like: usual[phase])
        try visit.apply([there == nil ? .addSet(SaunaSet(step)) : .step(set, .replace(step))])
    }
}

/// What a clock shows of a running phase.
public struct TimerState: Equatable, Sendable {
    /// The phase.
    public let running: RunningPhase
    /// Whole seconds since it began.
    public let elapsed: Int
    /// How many seconds it is to take; `nil` if the defaults leave it out.
    public let target: Int?

    /// How many seconds are left; below zero when it takes longer.
    public var remaining: Int? { target.map { $0 - elapsed } }

    /// A state of a phase.
    public init(_ running: RunningPhase, elapsed: Int, target: Int?) {
        (self.running, self.elapsed, self.target) = (running, elapsed, target)
    }
}
