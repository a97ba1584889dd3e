import Ribcage

/// The place of this RIB in the tree. It has no places below it.
final class DreamTreeRouter: ViewableRouter<DreamTreeInteractor> {
    override var address: [String] { ["wish", "\(interactor.state.number)"] }
}
