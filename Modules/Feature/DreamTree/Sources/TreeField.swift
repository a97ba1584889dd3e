import Basics
import Commands
import DreamsDomainInterface
import MandalartDomainInterface

/// The parts of a tree other than the milestones. The raw value is the command's name, in every language.
enum TreeField: String, CaseIterable {
    case purpose, goal, date, vision

    /// The part's name, as used within a sentence.
    var name: Phrase {
        switch self {
        case .purpose: DreamPhrases.purpose
        case .goal: DreamPhrases.goal
        case .date: DreamPhrases.date
        case .vision: DreamPhrases.vision
        }
    }

    /// Returns the form field that edits this part, where a relative day such as `friday` is counted from `today`.
    private func inForm(on today: Day) -> FormField<TreeDraft> {
        let explanation = DreamTreePhrases.explain(self)
        return switch self {
        case .purpose:
            FormField(name, \.purpose, mayBeEmpty: true, explanation: explanation, read: Passage.init)
        case .goal: FormField(name, \.goal, mayBeEmpty: true, explanation: explanation, read: Title.init)
        case .date:
            FormField(name, \.date, mayBeEmpty: true, explanation: explanation, phrase: \.phrase) { text in
                try Argument.day.read(text).day(from: today, .future)
            }
        case .vision: FormField(name, \.vision, mayBeEmpty: true, explanation: explanation, read: Passage.init)
        }
    }

    /// Returns all fields of the form: the parts, followed by the milestones.
    static func form(on today: Day) -> [FormField<TreeDraft>] {
        allCases.map { $0.inForm(on: today) }
            + MilestoneNumber.all.enumerated().map { index, number in
                FormField(
                    DreamTreePhrases.milestone(number), \.milestones[index], mayBeEmpty: true,
                    explanation: DreamTreePhrases.explainMilestone, read: Title.init)
            }
    }
}
