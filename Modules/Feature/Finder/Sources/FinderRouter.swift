import MandalartDomainInterface
import Ribcage

/// The place of this RIB in the tree, which says what is looked for. It has no places below it.
final class FinderRouter: ViewableRouter<FinderInteractor> {
    override var address: [String] {
        switch interactor.state.query {
        case .search(let words): ["search", words.text]
        case .next: ["next"]
        case .stale(.usual): ["stale"]
        case .stale(let days): ["stale", "\(days)"]
        }
    }
}
