public import Edits
public import Languages

/// One round of sauna, cool bath and rest; at least one of the three.
public struct SaunaSet: Hashable, Sendable {
    private var bySlot: [Phase: Step]
    /// The identity; `nil` until a repository has stored it.
    @Unseen public var id: Identity?

    /// A set of steps, in any order.
    ///
    /// - Throws: ``SakatsuError/emptySet`` and ``SakatsuError/repeatedPhase(_:)``.
    public init(_ steps: [Step]) throws(SakatsuError) {
        guard !steps.isEmpty else { throw .emptySet }
        bySlot = [:]
        for step in steps {
            guard bySlot.updateValue(step, forKey: step.phase) == nil else { throw .repeatedPhase(step.phase) }
        }
    }

    /// A set of one step.
    public init(_ step: Step) {
        bySlot = [step.phase: step]
    }

    /// The steps in the order of their phases.
    public var steps: [Step] { Phase.allCases.compactMap { bySlot[$0] } }

    /// The step of a phase; `nil` if it was omitted.
    public subscript(phase: Phase) -> Step? { bySlot[phase] }

    /// Returns the set with a step in place of the one of the same phase.
    public func with(_ step: Step) -> SaunaSet {
        var set = self
        set.bySlot[step.phase] = step
        return set
    }

    /// Returns the set without the step of a phase.
    ///
    /// - Throws: ``SakatsuError/noStep(_:)`` if it has none, and ``SakatsuError/emptySet`` if it has no other.
    public func without(_ phase: Phase) throws(SakatsuError) -> SaunaSet {
        guard bySlot[phase] != nil else { throw .noStep(phase) }
        guard bySlot.count > 1 else { throw .emptySet }
        var set = self
        set.bySlot[phase] = nil
        return set
    }

    /// Returns the set with the names and emojis of another set for steps that have none.
    public func named(like other: SaunaSet) -> SaunaSet {
        var set = self
        for step in steps { set.bySlot[step.phase] = step.named(like: other[step.phase]) }
        return set
    }

    /// The seconds of a phase; 0 if it was omitted.
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
