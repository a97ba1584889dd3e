public import Time

/// One change to a visit.
public enum VisitChange: Hashable, Sendable {
    /// Sets the facility.
    case facility(Facility)
    /// Sets the day.
    case day(Day)
    /// Sets the text before the sets; `nil` removes it.
    case foreword(Remark?)
    /// Sets the text after the sets; `nil` removes it.
    case afterword(Remark?)
    /// Sets a temperature; `nil` removes it.
    case temperature(TemperaturePlace, Temperature?)
    /// Appends a set.
    case addSet(SaunaSet)
    /// Replaces a set.
    case replaceSet(SetNumber, SaunaSet)
    /// Changes one step of a set.
    case step(SetNumber, StepChange)
    /// Removes a set. Those after it move up.
    case removeSet(SetNumber)
}

/// One change to a set, or to the steps of a new visit.
public enum StepChange: Hashable, Sendable {
    /// Replaces the step of the same phase, or adds it.
    case replace(Step)
    /// Sets the length of a step, or adds a step of that length.
    case amount(Phase, Int)
    /// Sets the name of a step; `nil` for the name of its phase.
    case name(Phase, StepName?)
    /// Sets the emoji of a step; `nil` removes it.
    case emoji(Phase, Emoji?)
    /// Removes the step of a phase.
    case remove(Phase)
}

extension Visit {
    /// Applies changes: all of them, or none.
    ///
    /// - Throws: ``SakatsuError``.
    public mutating func apply(_ changes: [VisitChange]) throws(SakatsuError) {
        var next = self
        for change in changes { try next.apply(change) }
        self = next
    }

    /// Applies changes on a day: all of them, or none. The day of the visit must not be later.
    ///
    /// - Throws: ``SakatsuError``, as ``SakatsuError/dayToCome(_:)``.
    public mutating func apply(_ changes: [VisitChange], on today: Day) throws(SakatsuError) {
        for case .day(let day) in changes where day > today { throw .dayToCome(day) }
        try apply(changes)
    }

    private mutating func apply(_ change: VisitChange) throws(SakatsuError) {
        switch change {
        case .facility(let facility): self.facility = facility
        case .day(let day): self.day = day
        case .foreword(let foreword): self.foreword = foreword
        case .afterword(let afterword): self.afterword = afterword
        case .temperature(let place, let temperature): try temperatures.set(place, to: temperature)
        case .addSet(let set):
            guard sets.count < SetNumber.range.upperBound else { throw .tooManySets }
            var new = set
            new.id = nil
            sets.append(new)
        case .replaceSet(let number, let set):
            let index = try index(of: number)
            var new = set
            new.id = sets[index].id
            sets[index] = new
        case .step(let number, let change):
            let index = try index(of: number)
            sets[index] = try sets[index].applying(change)
        case .removeSet(let number): sets.remove(at: try index(of: number))
        }
    }
}

extension SaunaSet {
    /// Returns the set after a change.
    ///
    /// - Throws: ``SakatsuError``.
    public func applying(_ change: StepChange) throws(SakatsuError) -> SaunaSet {
        switch change {
        case .replace(let step): return with(step)
        case .amount(let phase, let amount):
            guard let step = self[phase] else { return with(try Step(phase, amount)) }
            return with(try step.lasting(amount))
        case .name(let phase, let name):
            var step = try step(phase)
            step.name = name
            return with(step)
        case .emoji(let phase, let emoji):
            var step = try step(phase)
            step.emoji = emoji
            return with(step)
        case .remove(let phase): return try without(phase)
        }
    }

    private func step(_ phase: Phase) throws(SakatsuError) -> Step {
        guard let step = self[phase] else { throw .noStep(phase) }
        return step
    }
}
