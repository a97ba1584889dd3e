import Basics
import Commands
import DreamsDomainInterface
import MandalartDomainInterface
import Ribcage
import Screens
import Terminal

/// Shows a wish as a tree, with its parts as branches.
enum DreamTreeScreen: Screen {
    static var arrival: DreamTreeInteractor.Action? { .load }

    static let record = Record<DreamTreeInteractor.State>(
        "dream", DreamTreeRecordPhrases.dream, [.members(Wish.members) { $0.numberedWish }])

    static func page(of state: DreamTreeInteractor.State, for reader: Reader) -> Text {
        guard let wish = state.wish else { return "" }
        let picture = TreePicture(of: wish, at: state.number, grownInto: state.chart, for: reader).text
        let titles = wish.tree.unplaced
        let unplaced = reader.lines(listing: UnplacedPhrases.names(titles)) {
            DreamTreePhrases.unplaced(titles.count, $0)
        }
        return ([picture] + unplaced).joined(separator: "\n")
    }

    static func hint(in state: DreamTreeInteractor.State, for reader: Reader) -> Text? {
        guard let tree = state.wish?.tree, tree.chart == nil else { return nil }
        if tree.goal == nil { return reader.text(DreamTreePhrases.beginWithGoal) }
        return reader.text(tree.milestones.isEmpty ? DreamTreePhrases.addMilestones : DreamTreePhrases.words)
    }

    static func question(in state: DreamTreeInteractor.State) -> Question? {
        state.form?.question
    }
}
