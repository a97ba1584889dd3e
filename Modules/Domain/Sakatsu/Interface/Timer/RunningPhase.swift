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
    /// The person's own names for the steps of the set, as the visit has them.
    @Unseen public private(set) var names: [Phase: StepName] = [:]
    /// The identity of the set's row; `nil` if the visit does not contain the set yet.
    @Unseen package var row: Identity?

    /// Creates the running phase of a set in a visit, with the time at which the phase began.
    public init(
        of visit: VisitNumber, _ set: SetNumber, _ phase: Phase, since start: Timestamp, names: [Phase: StepName] = [:]
    ) {
        (self.visit, self.set, self.phase, self.start) = (visit, set, phase, start)
        self.names = names
    }

    /// Returns the state of the phase at a point in time. The target time is that of the phase in `usual`, the default
    /// set.
    public func state(at now: Timestamp, usual: SaunaSet) -> TimerState {
        let named = usual.steps.compactMap { step in step.name.map { (step.phase, $0) } }
        return TimerState(
            self, elapsed: seconds(until: now), target: usual[phase]?.seconds,
            names: names.merging(named) { own, _ in own })
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
        let names = visit.names(inSet: nil)
        self.init(of: number, SetNumber.all[visit.sets.count], .sauna, since: now, names: names)
    }

    /// Ends the phase at a point in time and, unless it is discarded, stores a step with the measured length in the
    /// visit. If the set already has a step of the phase, the new step gets its name and emoji; otherwise, it gets
    /// those of the visit's last step of the phase that has a name or an emoji. The default set supplies whatever is
    /// missing.
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
        let there = visit.stepLike(phase, inSet: row)
        let named = there?.named(like: usual[phase]) ?? usual[phase]
        let step = Step(phase, seconds: seconds(until: now), name: named?.name, emoji: named?.emoji)
        let change = index.map { VisitChange.step(SetNumber.all[$0], .replace(step)) }
        try visit.apply([change ?? .addSet(SaunaSet(step))])
        guard ending == .next else { return nil }
        let number = SetNumber.all[index ?? visit.sets.count - 1]
        if let next = phase.next {
            let names = visit.names(inSet: visit.sets[number.number - 1].id)
            return RunningPhase(of: self.visit, number, next, since: now, names: names)
        }
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
    /// after that of the last set, at most 30.
    package func placed(in visit: Visit) -> RunningPhase {
        let index = row.flatMap { row in visit.sets.firstIndex { $0.id == row } }
        let number = SetNumber.all[min(index ?? visit.sets.count, SetNumber.all.count - 1)]
        let row = index == nil ? nil : row
        let names = visit.names(inSet: row)
        var phase = RunningPhase(of: self.visit, number, phase, since: start, names: names)
        phase.row = row
        return phase
    }
}

extension Visit {
    /// Returns the names of the steps of a set that is timed.
    fileprivate func names(inSet id: Identity?) -> [Phase: StepName] {
        var names: [Phase: StepName] = [:]
        for phase in Phase.allCases { names[phase] = stepLike(phase, inSet: id)?.name }
        return names
    }

    /// Returns the step whose name and emoji a timed step of a phase gets: that of the set with the given identity, or
    /// else the last one of the visit that has a name or an emoji; `nil` if there is none.
    fileprivate func stepLike(_ phase: Phase, inSet id: Identity?) -> Step? {
        let there = id.flatMap { id in sets.first { $0.id == id } }?[phase]
        return there ?? sets.compactMap { $0[phase] }.last { $0.name != nil || $0.emoji != nil }
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

    private let names: [Phase: StepName]

    /// The name of the running step.
    public var phrase: Phrase { phrase(of: running.phase) }

    /// Returns the person's own name for the step of a phase, or else the name of the phase.
    public func phrase(of phase: Phase) -> Phrase { names[phase].map { Phrase(verbatim: $0.text) } ?? phase.phrase }

    /// The remaining seconds, which are negative once the target time is exceeded; `nil` without a target time.
    public var remaining: Int? { target.map { $0 - elapsed } }

    /// Creates the state of a running phase.
    public init(_ running: RunningPhase, elapsed: Int, target: Int?, names: [Phase: StepName] = [:]) {
        (self.running, self.elapsed, self.target, self.names) = (running, elapsed, target, names)
    }
}
