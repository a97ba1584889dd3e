/// Those who observe one tree: the one point that all its events pass. The routers of a tree that nobody observes have
/// none, and tell nobody.
@MainActor final class TreeWatch {
    /// Apart from the watch itself: tokens refer to it weakly, and an object with weak references is slower to hold,
    /// which each router of the tree does.
    private final class Observers {
        var list: [(number: Int, leaksOnly: Bool, observer: (TreeEvent) -> Void)] = []
        var lastNumber = 0
        var isFollowed = false

        func remove(_ number: Int) {
            list.removeAll { $0.number == number }
            isFollowed = list.contains { !$0.leaksOnly }
        }
    }

    private let observers = Observers()

    /// Whether anybody wants more than leaks.
    var isFollowed: Bool { observers.isFollowed }

    init() {
        LeakDetector.watchBegins()
    }

    deinit {
        LeakDetector.watchEnds()
    }

    func add(_ observer: @escaping (TreeEvent) -> Void, leaksOnly: Bool) -> ObservationToken {
        observers.lastNumber += 1
        let number = observers.lastNumber
        observers.list.append((number, leaksOnly, observer))
        observers.isFollowed = observers.isFollowed || !leaksOnly
        return ObservationToken { [weak observers] in observers?.remove(number) }
    }

    func tell(_ event: TreeEvent) {
        for (number, leaksOnly, observer) in observers.list where !leaksOnly || event.kind == .leaked {
            // An earlier observer may have ended this one.
            if observers.list.contains(where: { $0.number == number }) { observer(event) }
        }
    }
}
