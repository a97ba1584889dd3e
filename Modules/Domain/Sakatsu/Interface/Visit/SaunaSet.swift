public import Basics

/// One round of sauna, cool bath, and rest, with a step for at least one of the three phases.
public struct SaunaSet: Hashable, Sendable {
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

    /// Returns the length of a phase in seconds; 0 if the set omits the phase.
    public func seconds(of phase: Phase) -> Int { bySlot[phase]?.seconds ?? 0 }
}

extension SaunaSet: CustomStringConvertible {
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
}
