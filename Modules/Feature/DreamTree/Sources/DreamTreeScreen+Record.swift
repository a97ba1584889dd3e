import DreamsDomainInterface
import JSON
import Languages
import MandalartDomainInterface
import Prompt
import Terminal

extension DreamTreeScreen {
    func record(of state: DreamTreeInteractor.State) -> Record {
        Record("dream", state.wish?.json(at: state.number) ?? [:])
    }

    func outcome(of action: DreamTreeInteractor.Action, in state: DreamTreeInteractor.State) -> JSONObject {
        switch action {
        case .change, .reach, .grow, .form(.save):
            ["wish": state.wish.map { .object($0.json(at: state.number)) } ?? .null]
        case .load, .fillIn, .form: [:]
        }
    }

    /// Nothing brings a milestone back but typing it again.
    func confirmation(of action: DreamTreeInteractor.Action, in state: DreamTreeInteractor.State) -> Phrase? {
        guard case .change(.removeMilestone(let number)) = action,
            let milestone = try? state.wish?.tree.milestone(number)
        else { return nil }
        return DreamTreePhrases.remove(number, Text(line: milestone.title.text).truncated(to: 40).plain)
    }

    static let recordGuide = RecordGuide(
        "dream", DreamTreeRecordPhrases.dream,
        [
            "place": RecordPhrases.place, "number": DreamRecordPhrases.number, "title": DreamRecordPhrases.title,
            "done": DreamRecordPhrases.done, "purpose": DreamRecordPhrases.purpose, "goal": DreamRecordPhrases.goal,
            "date": DreamRecordPhrases.date, "milestones[].number": DreamRecordPhrases.milestoneNumber,
            "milestones[].title": DreamRecordPhrases.milestoneTitle,
            "milestones[].reached": DreamRecordPhrases.reached, "vision": DreamRecordPhrases.vision,
            "chart": DreamRecordPhrases.chart,
        ])
}
