import Ribcage

/// The place of this RIB in the tree. It has no places below it.
final class TemplatesRouter: ViewableRouter<TemplatesInteractor> {
    override var address: [String] { ["templates"] }
}
