public import Basics

/// One round of sauna, cool bath, and rest, with a step for at least one of the three phases.
public struct SaunaSet: Hashable, Sendable, CustomStringConvertible {
    private var bySlot: [Phase: Step]
    /// The identity of the set in the store; `nil` until a repository has stored the set.
    @Unseen public var id: Identity?

    /// Creates a set from steps in any order.
    ///
    /// - Throws: ``SakatsuError/emptySet`` without steps, and ``SakatsuError/repeatedPhase(_:)`` for two steps of one
    ///   phase.
    public init(_ steps: [Step]) throws(SakatsuError) {
        guard !steps.isEmpty else { throw .emptySet }
        bySlot = [:]
        for step in steps {
            guard bySlot.updateValue(step, forKey: step.phase) == nil else { throw .repeatedPhase(step.phase) }
        }
    }

    /// Creates a set with a single step.
    public init(_ step: Step) {
        bySlot = [step.phase: step]
    }

    /// The steps in the order of their phases.
    public var steps: [Step] { Phase.allCases.compactMap { bySlot[$0] } }

    /// The step of a phase; `nil` if the set omits the phase.
    public subscript(phase: Phase) -> Step? { bySlot[phase] }

    /// Returns the set with a step, which replaces any step of the same phase.
    public func with(_ step: Step) -> SaunaSet {
        var set = self
        set.bySlot[step.phase] = step
        return set
    }

    /// Returns the set without the step of a phase.
    ///
    /// - Throws: ``SakatsuError/noStep(_:)`` if there is no such step, and ``SakatsuError/emptySet`` if it is the only
    ///   one.
    public func without(_ phase: Phase) throws(SakatsuError) -> SaunaSet {
        guard bySlot[phase] != nil else { throw .noStep(phase) }
        guard bySlot.count > 1 else { throw .emptySet }
        var set = self
        set.bySlot[phase] = nil
        return set
    }

    /// Returns the set, with missing names and emojis of its steps taken from the steps of another set.
    public func named(like other: SaunaSet) -> SaunaSet {
        var set = self
        for step in steps { set.bySlot[step.phase] = step.named(like: other[step.phase]) }
        return set
    }

    /// Returns the phase of the step with a name, ignoring case.
    ///
    /// - Throws: ``SakatsuError/notAPhase(_:)`` if no step has the name.
    public func phase(of name: StepName) throws(SakatsuError) -> Phase {
        let named = steps.first { $0.name?.text.lowercased() == name.text.lowercased() }
        guard let named else { throw .notAPhase(name.text.cited) }
        return named.phase
    }

    /// Returns the length of a phase in seconds; 0 if the set omits the phase.
    public func seconds(of phase: Phase) -> Int { bySlot[phase]?.seconds ?? 0 }

    /// The set as it is typed: `10m/60s/10m`, with `-` for an omitted phase.
    public var description: String {
        let steps = Phase.allCases.map { bySlot[$0]?.description ?? "-" }
        return steps.joined(separator: "/")
    }
}

extension SaunaSet {
    /// The steps on one line: `🧖 löyly 10 min → cool bath 60 s → rest 10 min`.
    public var phrase: Phrase {
        Phrase(made: { language in steps.map { $0.phrase.text(in: language) }.joined(separator: " → ") })
    }

    /// The set as it is typed in the reader's language: `10m/60s/10m30s`, `10분/60초/10분`.
    public var typed: Phrase {
        Phrase(made: { language in
            Phase.allCases.map { phase in
                self[phase].map { phase.unit.typed(ofSeconds: $0.seconds).text(in: language) } ?? "-"
            }.joined(separator: "/")
        })
    }
}

/// A completed phase of a set: its length, and optionally a name and an emoji.
public struct Step: Hashable, Sendable, CustomStringConvertible {
    /// The phase.
    public let phase: Phase
    /// The length in seconds, within the phase's range.
    public let seconds: Int
    /// The person's own name for the step; `nil` for the name of the phase.
    public var name: StepName?
    /// The emoji that marks the step; `nil` for none.
    public var emoji: Emoji?

    /// Creates a step with a length in the unit of the phase.
    ///
    /// - Throws: ``SakatsuError/amountOutOfRange(_:_:)``.
    public init(
        _ phase: Phase, _ amount: Int, name: StepName? = nil, emoji: Emoji? = nil
    ) throws(SakatsuError) {
        let (seconds, overflows) = amount.multipliedReportingOverflow(by: phase.unit.seconds)
        guard !overflows, phase.range.contains(seconds) else { throw .amountOutOfRange(phase, "\(amount)") }
        self.init(known: phase, seconds, name: name, emoji: emoji)
    }

    private init(known phase: Phase, _ seconds: Int, name: StepName? = nil, emoji: Emoji? = nil) {
        (self.phase, self.seconds, self.name, self.emoji) = (phase, seconds, name, emoji)
    }

    /// Creates a step with the valid length that is nearest to a number of seconds.
    public init(_ phase: Phase, seconds: Int, name: StepName? = nil, emoji: Emoji? = nil) {
        let valid = min(phase.range.upperBound, max(phase.range.lowerBound, seconds))
        self.init(known: phase, valid, name: name, emoji: emoji)
    }

    /// The whole units of the phase in the length.
    public var amount: Int { seconds / phase.unit.seconds }

    /// The seconds of the length beyond the whole units.
    public var secondsBeyond: Int { seconds % phase.unit.seconds }

    /// The length with its units: `10 min`, `10 min 30 s`.
    public var length: Phrase { phase.unit.phrase(ofSeconds: seconds) }

    /// The step on one line: `🧖 löyly 10 min`.
    public var phrase: Phrase {
        let name = name.map { Phrase(verbatim: $0.text) } ?? phase.phrase
        return Phrase(pattern: "\(emoji.map { "\($0) " } ?? "")\(name) \(length)")
    }

    /// Returns the step with the length of another one.
    public func lasting(as long: Step) -> Step {
        Step(known: phase, long.seconds, name: name, emoji: emoji)
    }

    /// Returns the step, with a missing name or emoji taken from another step.
    public func named(like other: Step?) -> Step {
        Step(known: phase, seconds, name: name ?? other?.name, emoji: emoji ?? other?.emoji)
    }

    /// The length as it is typed: `10m`, `60s`, `10m30s`.
    public var description: String {
        let units = amount > 0 ? "\(amount)\(phase.unit.letter)" : ""
        return secondsBeyond > 0 ? "\(units)\(secondsBeyond)\(AmountUnit.seconds.letter)" : units
    }
}
