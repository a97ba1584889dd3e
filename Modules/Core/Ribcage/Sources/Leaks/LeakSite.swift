/// The former position of a detached router, below its parent in a live tree.
@MainActor final class LeakSite {
    let watch: TreeWatch
    private(set) weak var parent: AnyRouter?
    /// The names of the routers from the root to the parent, at the time of the detachment.
    let path: [String]

    init(below parent: AnyRouter, _ watch: TreeWatch) {
        self.parent = parent
        self.watch = watch
        path = parent.path
    }
}

/// The ancestors of checked routers, up to the site of the detached router. They are in an array, because a long chain
/// of objects could overflow the stack when it is deallocated.
@MainActor struct LeakLineage {
    private let site: LeakSite
    /// The type and address of each router, and the index of the router above it. A name is formatted only for a leak,
    /// because formatting takes time.
    private var ancestors: [(type: AnyRouter.Type, address: [String], above: Int?)] = []

    init(from site: LeakSite) {
        self.site = site
    }

    /// Adds a router and returns its index.
    mutating func add(_ type: AnyRouter.Type, at address: [String], below above: Int?) -> Int {
        ancestors.append((type, address, above))
        return ancestors.count - 1
    }

    /// Reports the leak of a router, a view, or an interactor: below the router with the index `above`, or directly
    /// below the site if `above` is `nil`.
    func tellLeak(of object: AnyObject, named name: String, below above: Int?) {
        var (names, next) = ([name], above)
        while let index = next {
            names.append(ancestors[index].type.name(at: ancestors[index].address))
            next = ancestors[index].above
        }
        site.watch.tell(TreeEvent(kind: .leaked, path: site.path + names.reversed()), of: object)
    }
}
