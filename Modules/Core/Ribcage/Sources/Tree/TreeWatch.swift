/// The observers of one tree's events. A tree that is not observed has no `TreeWatch`.
@MainActor final class TreeWatch {
    /// A closure that receives an event, with the leaked object if the event is a leak.
    typealias Observer = (TreeEvent, AnyObject?) -> Void

    private final class Observation: ObservationToken {
        let leaksOnly: Bool
        private(set) var observer: Observer?
        private weak let observations: Observations?

        init(leaksOnly: Bool, in observations: Observations, _ observer: @escaping Observer) {
            (self.leaksOnly, self.observer, self.observations) = (leaksOnly, observer, observations)
        }

        override func cancel() {
            observer = nil
            observations?.removeEnded()
        }
    }

    /// The list of observations. It is an object of its own because tokens refer to it weakly: an object that is weakly
    /// referenced is slower to retain, and every router of the tree retains the `TreeWatch`.
    @MainActor private final class Observations {
        private(set) var list: [Observation] = []
        private(set) var isFollowed = false

        func add(_ observation: Observation) {
            list.append(observation)
            isFollowed = isFollowed || !observation.leaksOnly
        }

        func removeEnded() {
            list.removeAll { $0.observer == nil }
            isFollowed = list.contains { !$0.leaksOnly }
        }
    }

    private let observations = Observations()

    /// Whether any observer receives all events, not only leaks and stuck work.
    var isFollowed: Bool { observations.isFollowed }

    init() {
        LeakDetector.watchBegins()
    }

    deinit {
        LeakDetector.watchEnds()
    }

    func add(leaksOnly: Bool, _ observer: @escaping Observer) -> ObservationToken {
        let observation = Observation(leaksOnly: leaksOnly, in: observations, observer)
        observations.add(observation)
        return observation
    }

    func tell(_ event: TreeEvent, of object: AnyObject? = nil) {
        let isForAll = event.kind == .leaked || event.kind == .stuck
        for observation in observations.list where !observation.leaksOnly || isForAll {
            // An earlier observer may have ended this observation.
            observation.observer?(event, object)
        }
    }
}
