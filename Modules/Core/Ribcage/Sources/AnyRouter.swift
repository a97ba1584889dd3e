/// A router whose interactor's type does not matter: a node of the tree. ``Router`` is the class to inherit from.
///
/// A router owns its children. It is active while its interactor is: that is, while it is attached to an active parent,
/// or is the root of a launched tree.
@MainActor open class AnyRouter {
    /// The interactor of this RIB, whatever its type.
    public final let interactable: Interactor

    /// The RIB above this one; `nil` for a root and for a detached RIB.
    public final internal(set) weak var parent: AnyRouter?

    /// The RIBs below this one, in the order in which they were attached.
    public final internal(set) var children: [AnyRouter] = []

    /// Those who observe the tree that this router is active in, or was last.
    final var watch: TreeWatch?

    /// What the leak detector is to make of this router.
    final var leakMark = LeakDetector.Mark.none

    final var isLoaded = false
    final var isLaunched = false

    init(interactable: Interactor) {
        self.interactable = interactable
    }

    /// What shows this RIB to a person; `nil` for a viewless RIB.
    open var viewController: (any ViewControllable)? { nil }

    /// The address of this RIB below its parent's, such as `["subgoal", "3"]`. Empty for a RIB that is no place of its
    /// own. See ``Route``.
    open var address: [String] { [] }

    /// The places that can be followed from here. See ``Place``.
    open var places: [Place] { [] }

    /// Called once in the router's life, when its interactor is active for the first time after its own callback. The
    /// moment to attach children that are always there.
    open func didLoad() {}

    /// Called by the host on the root of a tree, once, after ``launch()``. The moment for a viewless root to decide
    /// where a person begins.
    open func didLaunch() async throws {}
}
