import DreamsDomainInterface
import Forms
import Languages
import MandalartDomainInterface
import Time

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

    /// The form field that edits this part.
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

    /// Parses the argument of the command that changes this part; a lone `-` clears the part.
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

    /// All fields of the form: the parts, followed by the milestones.
    static var form: [FormField<TreeDraft>] {
        allCases.map(\.inForm)
            + MilestoneNumber.all.enumerated().map { index, number in
                FormField(
                    DreamTreePhrases.milestone(number), \.milestones[index], mayBeEmpty: true,
                    explanation: DreamTreePhrases.explainMilestone, read: Title.init)
            }
    }
}
