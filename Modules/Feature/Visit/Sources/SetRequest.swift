import Basics
import Commands
import SakatsuDomainInterface

/// A change to the sets of a visit, or the start of the timer.
enum SetRequest: Equatable {
    /// Adds a set; if `nil`, a copy of the last set, or the default set in a visit without sets.
    case add(SaunaSet?)
    /// Replaces the set that has the given number.
    case replace(SetNumber, SaunaSet)
    /// Changes one step of the set that has the given number.
    case step(SetNumber, StepChange)
    /// Changes the step with a name in the set that has the given number, as the words after the name say.
    case named(SetNumber, StepName, Words)
    /// Removes the set that has the given number.
    case remove(SetNumber)
    /// Opens the timer. If the timer does not run for the visit yet, first starts it with a new set.
    case start

    /// The word with which a request begins.
    enum Word: String, CaseIterable {
        case add, edit, remove, start
    }

    /// The word that follows a phase and names the property to change; without it, a request changes the phase's
    /// length.
    fileprivate enum Part: String {
        case name, emoji
    }
}

/// The parameter that parses a request: `add 10/60/10`, `edit 2 12/60/10`, `edit 2 sauna 12`, `edit 2 sauna name
/// löyly`, `edit 2 löyly 12m30s`, `edit 2 bath -`, `remove 2`, `start`.
struct SetParameter: Parameter {
    var usage: Phrase {
        let (set, phase, amount) = (VisitPhrases.set, VisitPhrases.phase, VisitPhrases.amount)
        let edit = Phrase(pattern: "edit <\(set)> <\(phase)> <\(amount)>")
        return Phrase(pattern: "add [10/60/10] | \(edit) | remove <\(set)> | start")
    }

    var candidates: [String] { SetRequest.Word.allCases.map(\.rawValue) }

    func take(from words: inout Words) throws -> SetRequest {
        switch try Choice(VisitPagePhrases.request, SetRequest.Word.self).take(from: &words) {
        case .add: return .add(try words.rest().map { try SaunaSet($0) })
        case .edit:
            let number = try Argument.set.take(from: &words)
            if let word = words.first, word.contains("/") { return .replace(number, try SaunaSet(words.rest() ?? "")) }
            let typed = words
            if let text = words.rest(), let set = SaunaSet.ofSteps(text) {
                return set.steps.count == 1 ? .step(number, .length(set.steps[0])) : .replace(number, set)
            }
            words = typed
            do {
                return .step(number, try Self.change(of: Argument.phase.take(from: &words), &words))
            } catch let error as SakatsuError {
                guard case .notAPhase = error else { throw error }
            }
            // The name of a step of the set, which only the visit knows.
            words = typed
            let name = try Argument.stepName.take(from: &words)
            defer { while words.next() != nil {} }
            return .named(number, name, words)
        case .remove: return .remove(try Argument.set.take(from: &words))
        case .start: return .start
        }
    }

    /// Parses a change of the step of a phase: a new length or, after the word `name` or `emoji`, a new name or emoji.
    /// A lone `-` removes the step, its name or its emoji.
    static func change(of phase: Phase, _ words: inout Words) throws -> StepChange {
        switch words.first.flatMap({ SetRequest.Part(rawValue: $0.lowercased()) }) {
        case .name:
            _ = words.next()
            return .name(phase, try Rest(Argument.stepName.orNone).take(from: &words))
        case .emoji:
            _ = words.next()
            return .emoji(phase, try Rest(Argument.emoji.orNone).take(from: &words))
        case nil:
            let length = Argument(VisitPhrases.amount) { try Step(phase, typed: $0) }.orNone
            return try Rest(length).take(from: &words).map { .length($0) } ?? .remove(phase)
        }
    }
}
