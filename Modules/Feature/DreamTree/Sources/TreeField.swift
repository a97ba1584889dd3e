import DreamsDomainInterface
import Forms
import Languages
import MandalartDomainInterface
import Time

/// The parts of a tree that are there once. The raw value is the word that is typed, in every language.
enum TreeField: String, CaseIterable {
    case purpose, goal, date, vision

    /// What a person calls it, within a sentence.
    var name: Phrase {
        switch self {
        case .purpose: DreamPhrases.purpose
        case .goal: DreamPhrases.goal
        case .date: DreamPhrases.date
        case .vision: DreamPhrases.vision
        }
    }

    /// The field as a form asks for it.
    var inForm: FormField<TreeDraft> {
        let explanation = DreamTreePhrases.explain(self)
        return switch self {
        case .purpose:
            FormField(name, \.purpose, mayBeEmpty: true, explanation: explanation, read: Passage.init)
        case .goal: FormField(name, \.goal, mayBeEmpty: true, explanation: explanation, read: Title.init)
        case .date:
            FormField(name, \.date, mayBeEmpty: true, explanation: explanation, phrase: \.phrase, read: Day.init)
        case .vision: FormField(name, \.vision, mayBeEmpty: true, explanation: explanation, read: Passage.init)
        }
    }

    /// The change that one line asks for, without the form: an answer, or a `-` alone to empty the field.
    ///
    /// - Throws: `DreamsError`, `NotADay`, or `MandalartError` for a goal.
    func change(to text: String) throws -> TreeChange {
        var draft = TreeDraft()
        try inForm.read(text, into: &draft)
        return switch self {
        case .purpose: .purpose(draft.purpose)
        case .goal: .goal(draft.goal)
        case .date: .date(draft.date)
        case .vision: .vision(draft.vision)
        }
    }

    /// All fields of the form: the parts, and the milestones one after the other.
    static var form: [FormField<TreeDraft>] {
        allCases.map(\.inForm)
            + MilestoneNumber.all.enumerated().map { index, number in
                FormField(
                    DreamTreePhrases.milestone(number), \.milestones[index], mayBeEmpty: true,
                    explanation: DreamTreePhrases.explainMilestone, read: Title.init)
            }
    }
}
