/// Those who observe one tree: the one point that all its events pass. The routers of a tree that nobody observes have
/// none, and tell nobody.
@MainActor final class TreeWatch {
    private var observers: [(number: Int, observer: (TreeEvent) -> Void)] = []
    private var lastNumber = 0

    func add(_ observer: @escaping (TreeEvent) -> Void) -> ObservationToken {
        lastNumber += 1
        let number = lastNumber
        observers.append((number, observer))
        return ObservationToken { [weak self] in self?.observers.removeAll { $0.number == number } }
    }

    func tell(_ event: @autoclosure () -> TreeEvent) {
        guard !observers.isEmpty else { return }
        let event = event()
        for (_, observer) in observers { observer(event) }
    }
}
