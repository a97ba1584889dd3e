import DreamsDomainInterface
import JSON
import Languages
import MandalartDomainInterface
import Prompt
import Terminal

extension DreamsScreen {
    func record(of state: DreamsInteractor.State) -> Record {
        Record("dreams", ["wishes": .array(state.dreams.numbered.map { .object($0.wish.json(at: $0.number)) })])
    }

    func outcome(of action: DreamsInteractor.Action, in state: DreamsInteractor.State) -> JSONObject {
        let number: WishNumber? =
            switch action {
            case .add: state.added
            case .move(_, to: let target): target
            case .edit, .done, .notYet, .remove: action.number
            case .load, .open: nil
            }
        guard let number else { return [:] }
        return ["wish": state.dreams.wishes[number].map { .object($0.json(at: number)) } ?? .null]
    }

    func confirmation(of action: DreamsInteractor.Action, in state: DreamsInteractor.State) -> Phrase? {
        guard case .remove(let number) = action, let wish = state.dreams.wishes[number] else { return nil }
        let title = Text(line: wish.title.text).truncated(to: 40).plain
        var parts: [Phrase] = []
        if wish.tree.purpose != nil { parts.append(DreamPhrases.purpose) }
        if wish.tree.goal != nil || wish.tree.date != nil { parts.append(DreamPhrases.goal) }
        if !wish.tree.milestones.isEmpty { parts.append(DreamsPhrases.milestones(wish.tree.milestones.count)) }
        if wish.tree.vision != nil { parts.append(DreamPhrases.vision) }
        return DreamsPhrases.remove(number, title, with: parts, andChart: wish.tree.chart)
    }

    static let recordGuide = RecordGuide(
        "dreams", DreamsRecordPhrases.dreams,
        [
            "place": RecordPhrases.place, "wishes[].number": DreamRecordPhrases.number,
            "wishes[].title": DreamRecordPhrases.title, "wishes[].done": DreamRecordPhrases.done,
            "wishes[].purpose": DreamRecordPhrases.purpose, "wishes[].goal": DreamRecordPhrases.goal,
            "wishes[].date": DreamRecordPhrases.date,
            "wishes[].milestones[].number": DreamRecordPhrases.milestoneNumber,
            "wishes[].milestones[].title": DreamRecordPhrases.milestoneTitle,
            "wishes[].milestones[].reached": DreamRecordPhrases.reached,
            "wishes[].vision": DreamRecordPhrases.vision, "wishes[].chart": DreamRecordPhrases.chart,
        ])
}
