public import Basics

/// A completed phase of a set: its length, and optionally a name and an emoji.
public struct Step: Hashable, Sendable {
    /// The phase.
    public let phase: Phase
    /// The length in the unit of the phase, within the phase's range.
    public let amount: Int
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
        guard phase.range.contains(amount) else { throw .amountOutOfRange(phase, "\(amount)") }
        (self.phase, self.amount, self.name, self.emoji) = (phase, amount, name, emoji)
    }

    private init(known phase: Phase, _ amount: Int, name: StepName? = nil, emoji: Emoji? = nil) {
        (self.phase, self.amount, self.name, self.emoji) = (phase, amount, name, emoji)
    }

    /// Creates a step with the valid length that is nearest to a number of seconds.
    public init(_ phase: Phase, seconds: Int, name: StepName? = nil, emoji: Emoji? = nil) {
        self.init(known: phase, phase.amount(ofSeconds: seconds), name: name, emoji: emoji)
    }

    /// The length in seconds.
    public var seconds: Int { amount * phase.unit.seconds }

    /// The length with its unit: `10 min`.
    public var length: Phrase { phase.unit.phrase(amount) }

    /// The step on one line: `🧖 löyly 10 min`.
    public var phrase: Phrase {
        let name = name.map { Phrase(verbatim: $0.text) } ?? phase.phrase
        return Phrase(pattern: "\(emoji.map { "\($0) " } ?? "")\(name) \(length)")
    }

    /// Returns the step with another length, in the unit of the phase.
    ///
    /// - Throws: ``SakatsuError/amountOutOfRange(_:_:)``.
    public func lasting(_ amount: Int) throws(SakatsuError) -> Step {
        try Step(phase, amount, name: name, emoji: emoji)
    }

    /// Returns the step, with a missing name or emoji taken from another step.
    public func named(like other: Step?) -> Step {
        Step(known: phase, amount, name: name ?? other?.name, emoji: emoji ?? other?.emoji)
    }
}

extension Step: CustomStringConvertible {
    /// The length as it is typed: `10m`, `60s`.
    public var description: String { "\(amount)\(phase.unit.letter)" }
}
