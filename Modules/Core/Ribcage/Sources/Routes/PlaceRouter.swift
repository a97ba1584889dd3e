/// A router that declares its ``ways`` to places, and holds the builders of its children in one value.
@MainActor open class PlaceRouter<InteractorType: Interactor, Builders>: Router<InteractorType>, ViewableRouting {
    /// A list of ways from this type of router.
    public typealias Ways = [Way<InteractorType, Builders>]

    /// The builders of the children.
    public final let builders: Builders
    private let view: (any ViewControllable)?

    /// The ways from this router to its children.
    open class var ways: Ways { [] }

    /// The descriptions of the ``ways``, for the manual, which is generated without building the tree of RIBs.
    public static var destinations: [Destination] { ways.map(\.destination) }

    /// Creates a router without a parent. A viewless RIB passes `nil` as its view controller.
    public init(
        interactor: InteractorType, viewController: (any ViewControllable)? = nil, builders: Builders
    ) {
        (view, self.builders) = (viewController, builders)
        super.init(interactor: interactor)
    }

    /// The view of this RIB; `nil` for a viewless RIB.
    public final override var viewController: (any ViewControllable)? { view }

    /// The places to which the ``ways`` lead. A feature with a ``PluginPoint`` overrides this to append the places of
    /// its plugins.
    open override var places: [Place] { Self.ways.map { $0.place(self) } }
}
