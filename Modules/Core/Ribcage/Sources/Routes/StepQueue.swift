/// The queue of a router's steps, in the order of their requests. The first has its turn.
@MainActor final class StepQueue {
    /// The queues of all routers with a pending step.
    private static var queues: [ObjectIdentifier: StepQueue] = [:]

    private let key: ObjectIdentifier
    private var steps: [Step] = []
    /// The index of the first step that has not ended.
    private var head = 0
    private var isAdvancing = false

    private init(key: ObjectIdentifier) {
        self.key = key
    }

    /// Returns the queue of a router. The steps hold the router, so that no other one can take its address in memory.
    static func of(_ router: AnyRouter) -> StepQueue {
        let key = ObjectIdentifier(router)
        return queues[key] ?? StepQueue(key: key)
    }

    var first: Step? { head < steps.count ? steps[head] : nil }

    var last: Step? { head < steps.count ? steps.last : nil }

    func append(_ step: Step) {
        steps.append(step)
        Self.queues[key] = self
        advance()
    }

    /// Gives each step its turn until one of them takes time. A loop, not recursion: a step that ends within the turn
    /// of another returns at once, so that the number of waiting steps does not deepen the stack.
    func advance() {
        guard !isAdvancing else { return }
        isAdvancing = true
        while let first {
            if !first.hasTurn { first.takeTurn() }
            guard first.hasEnded else { break }
            head += 1
        }
        isAdvancing = false
        if head == steps.count { Self.queues[key] = nil }
        // In large pieces, so that each step is moved once at most.
        if head * 2 >= steps.count {
            steps.removeFirst(head)
            head = 0
        }
    }
}
