import Ribcage

/// The place of this RIB in the tree. It has no places below it.
final class InsightsRouter: ViewableRouter<InsightsInteractor> {
    override var address: [String] { ["insights"] }
}
