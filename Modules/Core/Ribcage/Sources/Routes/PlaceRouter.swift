/// A router from which ways lead on to places, with the builders of its children as one group.
@MainActor open class PlaceRouter<InteractorType: Interactor, Builders>: Router<InteractorType>, ViewableRouting {
    /// The ways of this router.
    public typealias Ways = [Way<InteractorType, Builders>]

    /// The builders of the children.
    public final let builders: Builders
    private let view: (any ViewControllable)?

    /// The ways that lead on from here.
    open class var ways: Ways { [] }

    /// What is said of the ``ways``, for a manual, which is written without a tree.
    public static var signposts: [Signpost] { ways.map(\.signpost) }

    /// A router without a parent; with no view in a viewless RIB.
    public init(
        interactor: InteractorType, viewController: (any ViewControllable)? = nil, builders: Builders
    ) {
        (view, self.builders) = (viewController, builders)
        super.init(interactor: interactor)
    }

    /// The view of this RIB.
    public final override var viewController: (any ViewControllable)? { view }

    /// The ways of this router, as places that can be followed.
    public final override var places: [Place] { Self.ways.map { $0.place(self) } }
}
