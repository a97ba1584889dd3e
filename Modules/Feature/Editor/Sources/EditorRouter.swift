import Ribcage

/// The place of this RIB in the tree. It has no places below it.
final class EditorRouter: ViewableRouter<EditorInteractor> {
    private let number: Int

    init(interactor: EditorInteractor, viewController: any ViewControllable, number: Int) {
        self.number = number
        super.init(interactor: interactor, viewController: viewController)
    }

    override var address: [String] { ["edit", "\(number)"] }
}
