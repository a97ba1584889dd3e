public import Ribcage

/// Sends actions to a reactor and makes a test state everything that comes of them: every change of state, in order,
/// and every call to router, listener and other doubles that share the log. What is not stated fails.
///
///     let tester = ReactorTester(interactor, log: log)
///     try await tester.send(.open(one), calls: "routeToSubGoal(1)")
///     try await tester.send(.load) { $0.chart = chart }
@MainActor public final class ReactorTester<ReactorType: Reactor> {
    /// A change or a call that the test did not state, or stated otherwise.
    public struct Difference: Error, CustomStringConvertible {
        /// What was sent, what was stated, and what came.
        public let description: String
    }

    private let reactor: ReactorType
    private let log: CallLog
    private var states: [ReactorType.State] = []

    /// Called by a test. The log is the one of the reactor's doubles.
    public init(_ reactor: ReactorType, log: CallLog = CallLog()) {
        self.reactor = reactor
        self.log = log
        reactor.store.observe { [weak self] in self?.states.append($0) }
    }

    /// Sends an action, and compares what came of it with what is stated: one closure for each change of state, which
    /// makes the next state of the one before, and one text for each call. A mutation that leaves the state as it was
    /// is no change.
    ///
    /// - Throws: ``Difference``, and else what the action throws.
    public func send(
        _ action: ReactorType.Action, calls: String..., changes: (inout ReactorType.State) -> Void...
    ) async throws {
        var last = reactor.state
        let expected = changes.map { change in
            change(&last)
            return last
        }
        let before = reactor.state
        _ = log.take()
        states = []
        let result: Result<Void, any Error>
        do {
            result = .success(try await reactor.send(action))
        } catch {
            result = .failure(error)
        }
        try compare(action, distinct(after: before), expected, from: before)
        try compare(action, log.take(), calls)
        try result.get()
    }

    private func distinct(after first: ReactorType.State) -> [ReactorType.State] {
        var last = first
        return states.filter { state in
            defer { last = state }
            return state != last
        }
    }

    private func compare(_ action: ReactorType.Action, _ found: [String], _ expected: [String]) throws(Difference) {
        guard found != expected else { return }
        throw Difference(
            description: """
                after \(action):
                - calls stated: \(expected.isEmpty ? "none" : expected.joined(separator: ", "))
                + calls made:   \(found.isEmpty ? "none" : found.joined(separator: ", "))
                """)
    }

    private func compare(
        _ action: ReactorType.Action, _ found: [ReactorType.State], _ expected: [ReactorType.State],
        from before: ReactorType.State
    ) throws(Difference) {
        guard found != expected else { return }
        let count = max(found.count, expected.count)
        let steps = (0..<count).filter {
            !(found.indices.contains($0) && expected.indices.contains($0) && found[$0] == expected[$0])
        }
        let lines = steps.flatMap { step -> [String] in
            let stated = expected.indices.contains(step) ? expected[step] : nil
            let came = found.indices.contains(step) ? found[step] : nil
            let base = step > 0 && found.indices.contains(step - 1) ? found[step - 1] : before
            return ["change \(step + 1):"] + Self.differences(stated, came, base)
        }
        throw Difference(description: (["after \(action):"] + lines).joined(separator: "\n"))
    }

    /// The properties in which two states differ; against the state before, when one of them is missing.
    private static func differences(
        _ stated: ReactorType.State?, _ came: ReactorType.State?, _ before: ReactorType.State
    ) -> [String] {
        let (left, right) = (properties(of: stated ?? before), properties(of: came ?? before))
        let lines = zip(left, right).filter { $0.value != $1.value }.flatMap { left, right in
            ["- \(left.name) stated: \(left.value)", "+ \(right.name) became: \(right.value)"]
        }
        let missing = came == nil ? ["  the change did not come"] : stated == nil ? ["  the change was not stated"] : []
        return missing + lines
    }

    private static func properties(of state: ReactorType.State) -> [(name: String, value: String)] {
        let children = Mirror(reflecting: state).children
        if children.isEmpty { return [("state", "\(state)")] }
        return children.map { ($0.label ?? "state", "\($0.value)") }
    }
}
