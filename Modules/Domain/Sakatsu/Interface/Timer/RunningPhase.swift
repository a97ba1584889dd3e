public import Basics

/// The phase that the timer is timing.
public struct RunningPhase: Hashable, Sendable {
    /// The number of the visit.
    public let visit: VisitNumber
    /// The number of the set. If the visit does not contain the set yet, the set is added when its first phase ends.
    public let set: SetNumber
    /// The phase of the set.
    public let phase: Phase
    /// The time at which the phase began.
    public let start: Timestamp
    /// The identity of the set's row; `nil` if the visit does not contain the set yet.
    @Unseen package var row: Identity?

    /// Creates the running phase of a set in a visit, with the time at which the phase began.
    public init(of visit: VisitNumber, _ set: SetNumber, _ phase: Phase, since start: Timestamp) {
        (self.visit, self.set, self.phase, self.start) = (visit, set, phase, start)
    }

    /// Returns the state of the phase at a point in time. The target time is that of the phase in `usual`, the default
    /// set.
    public func state(at now: Timestamp, usual: SaunaSet) -> TimerState {
        TimerState(self, elapsed: seconds(until: now), target: usual[phase]?.seconds)
    }

    /// Returns the whole seconds since the start; 0 if the clock was set back to a time before the start.
    func seconds(until now: Timestamp) -> Int {
        let (milliseconds, overflows) = now.milliseconds.subtractingReportingOverflow(start.milliseconds)
        return overflows ? 0 : Int(max(0, milliseconds) / 1000)
    }

    /// The way in which a phase ends.
    package enum Ending: Sendable {
        /// The length is stored, and the next phase begins.
        case next
        /// The length is stored, and the timer ends.
        case finish
        /// The phase is discarded, and the timer ends.
        case stop
    }

    /// Creates the sauna phase of a new set of a visit, beginning at a point in time.
    ///
    /// - Throws: ``SakatsuError/tooManySets`` if the visit already has the maximum number of sets.
    package init(newSetOf number: VisitNumber, _ visit: Visit, at now: Timestamp) throws(SakatsuError) {
        guard visit.sets.count < SetNumber.all.count else { throw .tooManySets }
        self.init(of: number, SetNumber.all[visit.sets.count], .sauna, since: now)
    }

    /// Ends the phase at a point in time and, unless it is discarded, stores a step with the measured length in the
    /// visit. The step gets the name and the emoji that the set's step of the same phase already has, or else those of
    /// the default set.
    ///
    /// - Returns: the phase that runs afterwards, without the identity of its set: the next phase of the same set, or
    ///   the sauna phase of a new one; `nil` if the timer ends.
    /// - Throws: ``SakatsuError/tooManySets`` if other sets were added meanwhile, so that the visit has no room for
    ///   this one.
    package func end(
        _ ending: Ending, in visit: inout Visit, at now: Timestamp, usual: SaunaSet
    ) throws(SakatsuError) -> RunningPhase? {
        if ending == .stop { return nil }
        // The set, or sets before it, may have been removed meanwhile.
        let index = row.flatMap { row in visit.sets.firstIndex { $0.id == row } }
        let there = index.flatMap { visit.sets[$0][phase] }
        let named = there?.named(like: usual[phase]) ?? usual[phase]
        let step = Step(phase, seconds: seconds(until: now), name: named?.name, emoji: named?.emoji)
        let change = index.map { VisitChange.step(SetNumber.all[$0], .replace(step)) }
        try visit.apply([change ?? .addSet(SaunaSet(step))])
        guard ending == .next else { return nil }
        let number = SetNumber.all[index ?? visit.sets.count - 1]
        if let next = phase.next { return RunningPhase(of: self.visit, number, next, since: now) }
        return visit.sets.count < SetNumber.all.count ? try RunningPhase(newSetOf: self.visit, visit, at: now) : nil
    }
}

// For repositories, which store the identity of the set because its number changes when earlier sets are removed.
extension RunningPhase {
    /// Returns the phase with the identity of its set, or without an identity if the stored visit does not contain the
    /// set.
    package func kept(in visit: Visit) -> RunningPhase {
        var phase = self
        phase.row = visit.sets.indices.contains(set.number - 1) ? visit.sets[set.number - 1].id : nil
        return phase
    }

    /// Returns the phase with the current number of its set. A set that the visit does not contain gets the number
    /// after that of the last set.
    package func placed(in visit: Visit) -> RunningPhase {
        let index = row.flatMap { row in visit.sets.firstIndex { $0.id == row } }
        let number = SetNumber.all[min(index ?? visit.sets.count, SetNumber.all.count - 1)]
        var phase = RunningPhase(of: self.visit, number, phase, since: start)
        phase.row = index == nil ? nil : row
        return phase
    }
}

/// The state of a running phase at a point in time.
public struct TimerState: Equatable, Sendable {
    /// The running phase.
    public let running: RunningPhase
    /// The whole seconds since the start of the phase.
    public let elapsed: Int
    /// The target time in seconds; `nil` if the default set lacks the phase.
    public let target: Int?

    /// The remaining seconds, which are negative once the target time is exceeded; `nil` without a target time.
    public var remaining: Int? { target.map { $0 - elapsed } }

    /// Creates the state of a running phase.
    public init(_ running: RunningPhase, elapsed: Int, target: Int?) {
        (self.running, self.elapsed, self.target) = (running, elapsed, target)
    }
}
