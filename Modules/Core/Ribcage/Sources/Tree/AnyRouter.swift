/// A node of the tree: a router whose interactor's type does not matter. ``Router`` is the class to inherit from.
///
/// A router owns its children. It is active while its interactor is: while it is attached to an active parent, or is
/// the root of a launched tree.
@MainActor open class AnyRouter {
    /// The interactor of this RIB, whatever its type.
    public final let interactable: Interactor

    /// The RIB above this one; `nil` for a root and for a detached RIB.
    public final internal(set) weak var parent: AnyRouter?

    /// The children in their order, with ``hole`` where one was taken out. See ``children``.
    ///
    /// Read and written in single steps that call nothing, so that no two accesses overlap: that needs no check at run
    /// time.
    @exclusivity(unchecked) final var slots: [AnyRouter] = []

    /// The observers of the tree that this router is active in, or was last.
    @exclusivity(unchecked) final var watch: TreeWatch?

    /// How many of the ``slots`` are holes.
    @exclusivity(unchecked) final var holes: Int32 = 0

    /// The index in the ``slots`` of the parent.
    @exclusivity(unchecked) final var slot: Int32 = 0

    /// The index among the expectations of the leak detector; -1 while there is none.
    @exclusivity(unchecked) final var expectation: Int32 = -1

    @exclusivity(unchecked) final var isLoaded = false
    @exclusivity(unchecked) final var isLaunched = false

    init(interactable: Interactor) {
        self.interactable = interactable
    }

    deinit {
        guard !slots.isEmpty else { return }
        let orphans = Orphans(slots)
        slots = []
        withExtendedLifetime(orphans) {}
    }

    /// The view of this RIB; `nil` for a viewless RIB.
    open var viewController: (any ViewControllable)? { nil }

    /// The address at which the parent opened this RIB, such as `["subgoal", "3"]`; empty for a RIB that is not a place.
    /// See ``Route``.
    public package(set) final var address: [String] {
        // Few RIBs of a tree are places: the others have no room for an address.
        get { interactable.work?.address ?? [] }
        set { interactable.bound.address = newValue }
    }

    /// The places that can be followed from here. Features declare ``PlaceRouter/ways`` instead; override this only for
    /// places that are known at run time alone.
    open var places: [Place] { [] }

    /// Attaches the children that are always there. Runs once in the router's life, when its interactor is active for
    /// the first time, after ``Interactor/didBecomeActive()``.
    open func didLoad() {}

    /// Decides where a person begins, in the viewless root of a tree. Runs once, after ``launch()``.
    open func didLaunch() async throws {}

    /// Closes a place below this router: detaches it, whichever place is open. Does nothing for a RIB that is not, or no
    /// longer, an active child.
    ///
    /// An override does what has to be done before or after, and calls `super`.
    ///
    /// - Throws: what an override throws. Then the place may still be open.
    open func close(_ child: AnyRouter) async throws {
        guard isParent(of: child), child.interactable.stage == .active else { return }
        detach(child, isKept: keeps(child))
    }

    /// Whether closing a child leads back to a visible RIB. A host offers `back` only then.
    ///
    /// The default is `true` if this router or one above it has a view. A router that overrides ``close(_:)`` to open
    /// another place may override this as well.
    open func leadsBack(from child: AnyRouter) -> Bool {
        var router: AnyRouter? = self
        while let next = router {
            if next.viewController != nil { return true }
            router = next.parent
        }
        return false
    }

    /// Whether a place that closes, or that another one replaces, is kept to be shown again. Such a router is not
    /// expected to end: see ``TreeEvent/Kind/leaked``. `false` unless overridden.
    open func keeps(_ child: AnyRouter) -> Bool { false }
}

/// The children that a router leaves behind. They end on the main actor, wherever the router did, as their own parents and
/// children are used there alone.
@MainActor private final class Orphans {
    private var waiting: [AnyRouter]

    nonisolated init(_ children: [AnyRouter]) {
        waiting = children
    }

    /// One after the other: a chain that ended by itself would need the stack once for each of its routers.
    isolated deinit {
        while var router = waiting.popLast() {
            guard isKnownUniquelyReferenced(&router) else { continue }
            waiting += router.slots
            router.slots = []
        }
    }
}
