/// Those who observe one tree: the one point that all its events pass. The routers of a tree that nobody observes have
/// none, and tell nobody.
@MainActor final class TreeWatch {
    private var observers: [(number: Int, leaksOnly: Bool, observer: (TreeEvent) -> Void)] = []
    private var lastNumber = 0

    /// Whether anybody wants more than leaks.
    private(set) var isFollowed = false

    init() {
        LeakDetector.watchBegins()
    }

    deinit {
        LeakDetector.watchEnds()
    }

    func add(_ observer: @escaping (TreeEvent) -> Void, leaksOnly: Bool) -> ObservationToken {
        lastNumber += 1
        let number = lastNumber
        observers.append((number, leaksOnly, observer))
        isFollowed = isFollowed || !leaksOnly
        return ObservationToken { [weak self] in self?.remove(number) }
    }

    func tell(_ event: TreeEvent) {
        for (number, leaksOnly, observer) in observers where !leaksOnly || event.kind == .leaked {
            // An earlier observer may have ended this one.
            if observers.contains(where: { $0.number == number }) { observer(event) }
        }
    }

    private func remove(_ number: Int) {
        observers.removeAll { $0.number == number }
        isFollowed = observers.contains { !$0.leaksOnly }
    }
}
