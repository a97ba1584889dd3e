/// A router that declares its ways to places and holds the builders of its children as one group.
@MainActor open class PlaceRouter<InteractorType: Interactor, Builders>: Router<InteractorType>, ViewableRouting {
    /// The type of the list of ways.
    public typealias Ways = [Way<InteractorType, Builders>]

    /// The builders of the children.
    public final let builders: Builders
    private let view: (any ViewControllable)?

    /// The ways from this router to its children.
    open class var ways: Ways { [] }

    /// The descriptions of the ``ways``, for the manual, which is written without a tree.
    public static var signposts: [Signpost] { ways.map(\.signpost) }

    /// A router without a parent. A viewless RIB passes `nil` as its view controller.
    public init(
        interactor: InteractorType, viewController: (any ViewControllable)? = nil, builders: Builders
    ) {
        (view, self.builders) = (viewController, builders)
        super.init(interactor: interactor)
    }

    /// The view of this RIB.
    public final override var viewController: (any ViewControllable)? { view }

    /// The ``ways`` as places that can be followed. A feature with a ``PluginPoint`` appends the places of its plugins.
    open override var places: [Place] { Self.ways.map { $0.place(self) } }
}
