import Ribcage

/// The place of this RIB in the tree. It has no places below it.
final class PrivacyRouter: ViewableRouter<PrivacyInteractor> {
    override var address: [String] { ["privacy"] }
}
