/// The queue of a router's steps, in the order of their requests. The router takes the first step; the others wait for
/// their turn.
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

    /// Returns the queue of a router. Pending steps retain the router, so that no other router can take its address in
    /// memory.
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

    /// Begins the next steps, up to the first one that does not end at once. This is a loop instead of recursion, so
    /// that the stack does not grow with the number of waiting steps.
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
        // Removed in large pieces, so that each step is moved at most once.
        if head * 2 >= steps.count {
            steps.removeFirst(head)
            head = 0
        }
    }
}
