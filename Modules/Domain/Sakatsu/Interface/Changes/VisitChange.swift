public import Basics

/// A change to a visit.
public enum VisitChange: Hashable, Sendable {
    /// Sets the facility of the visit.
    case facility(Facility)
    /// Sets the day of the visit.
    case day(Day)
    /// Sets the foreword, which is the text before the sets; `nil` removes it.
    case foreword(Remark?)
    /// Sets the afterword, which is the text after the sets; `nil` removes it.
    case afterword(Remark?)
    /// Sets the temperature of a place; `nil` removes it.
    case temperature(TemperaturePlace, Temperature?)
    /// Appends a set.
    case addSet(SaunaSet)
    /// Replaces the set with the given number.
    case replaceSet(SetNumber, SaunaSet)
    /// Changes a step of the set with the given number.
    case step(SetNumber, StepChange)
    /// Removes the set with the given number. The numbers of later sets decrease by one.
    case removeSet(SetNumber)
}

extension VisitChange {
    fileprivate var temperature: (place: TemperaturePlace, temperature: Temperature?)? {
        guard case .temperature(let place, let temperature) = self else { return nil }
        return (place, temperature)
    }
}

/// A change to the steps of a set.
public enum StepChange: Hashable, Sendable {
    /// Adds a step, or replaces the step of the same phase.
    case replace(Step)
    /// Sets the length of the step of the same phase, keeping its name and its emoji, or adds the step if it is missing.
    case length(Step)
    /// Sets the name of a phase's step; `nil` means the name of the phase.
    case name(Phase, StepName?)
    /// Sets the emoji of a phase's step; `nil` removes it.
    case emoji(Phase, Emoji?)
    /// Removes the step of a phase.
    case remove(Phase)
}

extension Visit {
    /// Applies all changes, or none of them if one is invalid.
    public mutating func apply(_ changes: [VisitChange]) throws(SakatsuError) {
        var next = self
        for change in changes { try next.apply(change) }
        try next.temperatures.change(changes.compactMap(\.temperature))
        self = next
    }

    /// Applies all changes, or none of them if one is invalid or sets a day after `today`.
    ///
    /// - Throws: ``SakatsuError/dayToCome(_:)`` for a day after `today`, and the ``SakatsuError`` of an invalid change.
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
        case .temperature: break  // What a typed place means depends on the others.
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
    /// Returns the set after a change to its steps.
    public func applying(_ change: StepChange) throws(SakatsuError) -> SaunaSet {
        switch change {
        case .replace(let step): return with(step)
        case .length(let step): return with(self[step.phase]?.lasting(as: step) ?? step)
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
