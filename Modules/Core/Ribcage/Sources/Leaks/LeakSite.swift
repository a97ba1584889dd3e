/// The former position of a detached router: below a parent in a live tree.
@MainActor final class LeakSite {
    let watch: TreeWatch
    private(set) weak var parent: AnyRouter?
    /// The names from the root to the parent at that time.
    let path: [String]

    init(below parent: AnyRouter, _ watch: TreeWatch) {
        self.parent = parent
        self.watch = watch
        path = parent.path
    }
}

/// The ancestors of checked routers up to their sites. It is a list, because deallocating a chain of objects would need
/// the stack.
@MainActor struct LeakLineage {
    private let site: LeakSite
    /// Types and addresses: a name is formatted only for a leak, because that takes time.
    private var ancestors: [(type: AnyRouter.Type, address: [String], above: Int?)] = []

    init(from site: LeakSite) {
        self.site = site
    }

    /// Adds a router and returns its index.
    mutating func add(_ type: AnyRouter.Type, at address: [String], below above: Int?) -> Int {
        ancestors.append((type, address, above))
        return ancestors.count - 1
    }

    /// Reports a router, or a part of one, that is still held.
    func tellLeak(of object: AnyObject, named name: String, below above: Int?) {
        var (names, next) = ([name], above)
        while let index = next {
            names.append(ancestors[index].type.name(at: ancestors[index].address))
            next = ancestors[index].above
        }
        site.watch.tell(TreeEvent(kind: .leaked, path: site.path + names.reversed()), of: object)
    }
}
