public import Ribcage

/// A tester that sends actions to a reactor, and requires a test to state all their effects: every change of state, in
/// order, and every call to the router, the listener, and other doubles that share the log. Any other effect fails the
/// test.
///
///     let tester = ReactorTester(interactor, log: log)
///     try await tester.send(.open(one), calls: "routeToSubGoal(1)")
///     try await tester.send(.load) { $0.chart = chart }
///
/// A partial tester is for tests of one aspect. It compares only the end state, and only the properties that a test
/// states; ``unasserted`` lists the other effects.
///
///     let tester = ReactorTester(interactor, log: log, mode: .partial)
///     try await tester.send(.load) { $0.chart = chart }
///     #expect(tester.unasserted == ["after load: nickname became Juno"])
@MainActor public final class ReactorTester<ReactorType: Reactor> {
    /// The effects of an action that a test has to state.
    public enum Mode: Sendable {
        /// Each change of state and each call.
        case exhaustive
        /// Any selection of the effects. A test states properties of the end state, and some of the calls in their
        /// order.
        case partial
    }

    /// The error for a change or call that differs from what the test states.
    public struct Difference: Error, CustomStringConvertible {
        /// The action, the stated effects, and the actual ones.
        public let description: String
    }

    /// The effects so far that the test did not state, in partial mode: a line for each property and each call.
    public private(set) var unasserted: [String] = []

    private let reactor: ReactorType
    private let log: CallLog
    private let mode: Mode
    private var states: [ReactorType.State] = []

    /// Creates a tester of a reactor whose doubles share the log.
    public init(_ reactor: ReactorType, log: CallLog = CallLog(), mode: Mode = .exhaustive) {
        (self.reactor, self.log, self.mode) = (reactor, log, mode)
        reactor.store.observe { [weak self] in self?.states.append($0) }
    }

    /// Sends an action, and compares its effects with the stated ones.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - calls: One text for each call.
    ///   - changes: One closure for each change of state, which turns the previous state into the next; a mutation that
    ///     leaves the state equal is not a change. In partial mode each closure sets properties of the end state to
    ///     their expected values.
    /// - Throws: ``Difference``, or the error of the action.
    public func send(
        _ action: ReactorType.Action, calls: String..., changes: (inout ReactorType.State) -> Void...
    ) async throws {
        let before = reactor.state
        _ = log.take()
        states = []
        let result: Result<Void, any Error>
        do {
            result = .success(try await reactor.send(action))
        } catch {
            result = .failure(error)
        }
        let made = log.take()
        switch mode {
        case .exhaustive:
            var last = before
            let expected = changes.map { change in
                change(&last)
                return last
            }
            try compare(action, distinct(after: before), expected, from: before)
            guard made == calls else { throw difference(action, stated: calls, made: made) }
        case .partial:
            try compareEnd(action, changes, from: before)
            try compareSome(action, made, calls)
        }
        try result.get()
    }

    // MARK: - All

    private func distinct(after first: ReactorType.State) -> [ReactorType.State] {
        var last = first
        return states.filter { state in
            defer { last = state }
            return state != last
        }
    }

    private func difference(_ action: ReactorType.Action, stated: [String], made: [String]) -> Difference {
        Difference(
            description: """
                after \(action):
                - calls stated: \(stated.isEmpty ? "none" : stated.joined(separator: ", "))
                + calls made:   \(made.isEmpty ? "none" : made.joined(separator: ", "))
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

    /// Returns lines about the properties in which the stated and the actual state differ. If one of the two is
    /// missing, the other is compared with the previous state.
    private static func differences(
        _ stated: ReactorType.State?, _ came: ReactorType.State?, _ before: ReactorType.State
    ) -> [String] {
        let missing = came == nil ? ["  the change did not come"] : stated == nil ? ["  the change was not stated"] : []
        return missing + lines(stated: stated ?? before, became: came ?? before)
    }

    private static func lines(stated: ReactorType.State, became: ReactorType.State) -> [String] {
        zip(properties(of: stated), properties(of: became)).filter { $0.value != $1.value }.flatMap { left, right in
            ["- \(left.name) stated: \(left.value)", "+ \(right.name) became: \(right.value)"]
        }
    }

    private static func properties(of state: ReactorType.State) -> [(name: String, value: String)] {
        let children = Mirror(reflecting: state).children
        if children.isEmpty { return [("state", "\(state)")] }
        return children.map { ($0.label ?? "state", "\($0.value)") }
    }

    // MARK: - A part

    /// Throws a ``Difference`` unless the end state has the stated properties. Other properties that changed are added
    /// to ``unasserted``.
    private func compareEnd(
        _ action: ReactorType.Action, _ changes: [(inout ReactorType.State) -> Void], from before: ReactorType.State
    ) throws(Difference) {
        let end = reactor.state
        var (stated, asserted) = (end, before)
        for change in changes {
            change(&stated)
            change(&asserted)
        }
        guard stated == end else {
            let lines = ["after \(action):"] + Self.lines(stated: stated, became: end)
            throw Difference(description: lines.joined(separator: "\n"))
        }
        unasserted += zip(Self.properties(of: asserted), Self.properties(of: end)).filter { $0.value != $1.value }
            .map { "after \(action): \($1.name) became \($1.value)" }
    }

    /// Throws a ``Difference`` unless the stated calls are among the actual ones, in the stated order. Other calls are
    /// added to ``unasserted``.
    private func compareSome(_ action: ReactorType.Action, _ made: [String], _ stated: [String]) throws(Difference) {
        var left = stated[...]
        for call in made {
            if call == left.first { left.removeFirst() } else { unasserted.append("after \(action): called \(call)") }
        }
        guard left.isEmpty else { throw difference(action, stated: stated, made: made) }
    }
}
