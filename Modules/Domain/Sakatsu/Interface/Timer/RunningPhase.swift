package import Edits
public import Time

/// A phase that is being timed.
public struct RunningPhase: Hashable, Sendable {
    /// The visit.
    public let visit: VisitNumber
    /// The set. If the visit does not have it yet, it is added when its first phase ends.
    public let set: SetNumber
    /// The phase.
    public let phase: Phase
    /// The start of the phase.
    public let start: Timestamp
    /// The identity of the set; `nil` if the visit does not have it yet.
    @Unseen package var row: Identity?

    /// A phase of a visit's set, which began at a moment.
    public init(of visit: VisitNumber, _ set: SetNumber, _ phase: Phase, since start: Timestamp) {
        (self.visit, self.set, self.phase, self.start) = (visit, set, phase, start)
    }

    /// Returns the state of the phase at a moment. The default set determines the target time.
    public func state(at now: Timestamp, usual: SaunaSet) -> TimerState {
        TimerState(self, elapsed: seconds(until: now), target: usual[phase]?.seconds)
    }

    /// The whole seconds since the start; 0 while the clock is set back.
    func seconds(until now: Timestamp) -> Int {
        let (milliseconds, overflows) = now.milliseconds.subtractingReportingOverflow(start.milliseconds)
        return overflows ? 0 : Int(max(0, milliseconds) / 1000)
    }

    /// The way in which a phase ends.
    package enum Ending: Sendable {
        /// Its length is stored, and the next phase begins.
        case next
        /// Its length is stored, and the timer ends.
        case finish
        /// It is discarded, and the timer ends.
        case stop
    }

    /// The sauna phase of a new set, beginning at a moment.
    ///
    /// - Throws: ``SakatsuError/tooManySets``.
    package init(newSetOf number: VisitNumber, _ visit: Visit, at now: Timestamp) throws(SakatsuError) {
        guard visit.sets.count < SetNumber.all.count else { throw .tooManySets }
        self.init(of: number, SetNumber.all[visit.sets.count], .sauna, since: now)
    }

    /// Ends the phase at a moment. The stored step has the measured length; without a name or an emoji of its own, it
    /// gets those of the default set.
    ///
    /// - Returns: the phase that is running afterwards, without the identity of its set: the next of the same set, or
    ///   the sauna of a new one; `nil` if the timer ends.
    /// - Throws: ``SakatsuError/tooManySets`` if the visit got so many sets meanwhile that this one has no place.
    package func end(
        _ ending: Ending, in visit: inout Visit, at now: Timestamp, usual: SaunaSet
    ) throws(SakatsuError) -> RunningPhase? {
        if ending == .stop { return nil }
        // The set, and sets before it, may have been removed meanwhile.
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

// For repositories, which store the identity of the set: its number changes when sets before it are removed.
extension RunningPhase {
    /// The phase with the identity of its set, if the stored visit has that set.
    package func kept(in visit: Visit) -> RunningPhase {
        var phase = self
        phase.row = visit.sets.indices.contains(set.number - 1) ? visit.sets[set.number - 1].id : nil
        return phase
    }

    /// The phase with the present number of its set. A set that is missing comes after all others.
    package func placed(in visit: Visit) -> RunningPhase {
        let index = row.flatMap { row in visit.sets.firstIndex { $0.id == row } }
        let number = SetNumber.all[min(index ?? visit.sets.count, SetNumber.all.count - 1)]
        var phase = RunningPhase(of: self.visit, number, phase, since: start)
        phase.row = index == nil ? nil : row
        return phase
    }
}

/// The state of a running phase at a moment.
public struct TimerState: Equatable, Sendable {
    /// The phase.
    public let running: RunningPhase
    /// The whole seconds since the start.
    public let elapsed: Int
    /// The target time in seconds; `nil` if the default set lacks the phase.
    public let target: Int?

    /// The remaining seconds; negative once the target time is exceeded.
    public var remaining: Int? { target.map { $0 - elapsed } }

    /// A state of a running phase.
    public init(_ running: RunningPhase, elapsed: Int, target: Int?) {
        (self.running, self.elapsed, self.target) = (running, elapsed, target)
    }
}
