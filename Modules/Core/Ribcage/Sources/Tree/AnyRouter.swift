/// A node of the tree of RIBs: a router with an interactor of any type. Inherit from ``Router`` instead of this class.
///
/// A router owns its children. It is active while its interactor is: as a child of an active parent, or as the root of
/// a launched tree.
@MainActor open class AnyRouter {
    /// The interactor of this RIB, type-erased.
    public final let interactable: Interactor

    /// The router above this one; `nil` for a root and for a detached router.
    public final internal(set) weak var parent: AnyRouter?

    /// The children in order, with the placeholder ``hole`` in place of each detached child. See ``children``.
    final var slots: [AnyRouter] = []

    /// The observers of the tree in which this router is active or was last active; `nil` without observers.
    final var watch: TreeWatch?

    /// The number of placeholders for detached children in the ``slots``.
    final var holes = 0

    /// The index of this router in the ``slots`` of its parent.
    final var slot = 0

    final var isLoaded = false
    final var isLaunched = false

    init(interactable: Interactor) {
        self.interactable = interactable
        interactable.adopt(self)
    }

    deinit {
        guard !slots.isEmpty else { return }
        let orphans = Orphans(slots)
        slots = []
        withExtendedLifetime(orphans) {}
    }

    /// The view of this RIB; `nil` for a viewless RIB.
    open var viewController: (any ViewControllable)? { nil }

    /// The address at which the parent opened this RIB, such as `["subgoal", "3"]`; empty for a RIB that is not a
    /// place. See ``Route``.
    public package(set) final var address: [String] {
        // Only the few RIBs that are places have memory for an address.
        get { interactable.work?.address ?? [] }
        set { interactable.bound.address = newValue }
    }

    /// The places that can be reached from here. Features declare ``PlaceRouter/ways`` instead; override this only for
    /// places that are known only at run time.
    open var places: [Place] { [] }

    /// Attaches the permanent children. Runs once in the router's lifetime, when its interactor first becomes active,
    /// after ``Interactor/didBecomeActive()``. The default does nothing.
    open func didLoad() {}

    /// Opens the first place, in the viewless root of a tree. The host calls it after ``launch()``, and whenever no place
    /// is left to show. The default does nothing.
    open func didLaunch() async throws {}

    /// Closes a child of this router by detaching it, whether or not the child is the open place. Does nothing for a
    /// RIB that is not an active child.
    ///
    /// An override may do work before or after, and calls `super`.
    ///
    /// - Throws: the error of an override. The place may still be open then.
    open func close(_ child: AnyRouter) async throws {
        guard isParent(of: child), child.interactable.stage == .active else { return }
        hideOrDetach(child)
    }

    /// Returns whether closing a child leads back to a visible RIB. A host offers `back` only then.
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

    /// Returns whether a child is retained, to be shown again, when its place closes or is replaced. A retained child
    /// is not checked for leaks: see ``TreeEvent/Kind/leaked``. The default is `false`.
    open func keeps(_ child: AnyRouter) -> Bool { false }
}

/// The children of a deallocated router. Whatever thread deallocates the router, the children are released on the main
/// actor, because the properties of routers may be used only there.
@MainActor private final class Orphans {
    private var waiting: [AnyRouter]

    nonisolated init(_ children: [AnyRouter]) {
        waiting = children
    }

    /// Releases the routers one by one, because releasing a long chain recursively could overflow the stack.
    isolated deinit {
        while var router = waiting.popLast() {
            guard isKnownUniquelyReferenced(&router) else { continue }
            waiting += router.slots
            router.slots = []
        }
    }
}
