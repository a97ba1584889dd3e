public import Ribcage

/// RIBs, or parts of them, that were still there after they had been detached.
public struct Leaks: Error, Equatable, CustomStringConvertible {
    /// What something holds for ever.
    public struct Leak: Equatable, Sendable {
        /// The names from the root to what leaked.
        public let path: [String]
        /// The properties that hold it, where the live tree or the RIB itself does: `HomeInteractor.last`. What a
        /// closure, a task or a global variable holds cannot be seen.
        public let holders: [String]

        /// A leak, for tests of tests.
        public init(_ path: String..., heldBy holders: [String] = []) {
            (self.path, self.holders) = (path, holders)
        }

        init(path: [String], holders: [String]) {
            (self.path, self.holders) = (path, holders)
        }
    }

    /// The leaks, in the order in which they were found.
    public let leaks: [Leak]
    /// The paths of RIBs whose work was cancelled and did not return in time.
    public let stuck: [[String]]

    /// Leaks, for tests of tests.
    public init(_ leaks: [Leak] = [], stuck: [[String]] = []) {
        (self.leaks, self.stuck) = (leaks, stuck)
    }

    /// One line for each.
    public var description: String {
        let leaked = leaks.map { leak in
            let holders =
                leak.holders.isEmpty
                ? "a closure, a task or something outside the tree" : leak.holders.joined(separator: ", ")
            return "leaked \(leak.path.joined(separator: " / ")), held by \(holders)"
        }
        return (leaked + stuck.map { "stuck \($0.joined(separator: " / ")): its cancelled work has not returned" })
            .joined(separator: "\n")
    }
}

/// Launches a tree, does something with it, and makes sure that whatever was detached by then is gone.
///
/// - Parameters:
///   - root: A root that was not launched before.
///   - limit: How long work that was cancelled may take to return.
///   - body: What is done with the tree.
/// - Throws: ``Leaks``, and what the body throws.
@MainActor public func expectNoLeaks(
    in root: AnyRouter, within limit: Duration = .seconds(60), _ body: () async throws -> Void
) async throws {
    var (leaks, stuck): ([Leaks.Leak], [[String]]) = ([], [])
    let token = root.observeLeaks { [unowned root] event, object in
        guard let object else { return stuck.append(event.path) }
        leaks.append(Leaks.Leak(path: event.path, holders: HolderSearch(for: object, in: root).holders))
    }
    defer { token.cancel() }
    root.launch()
    try await body()
    await LeakDetector.settle(root, within: limit)
    guard leaks.isEmpty, stuck.isEmpty else { throw Leaks(leaks, stuck: stuck) }
}

/// Makes sure that a RIB is gone when it was left: builds it, attaches it, lets its work begin, detaches it, and looks.
///
/// - Parameters:
///   - build: Builds the RIB.
///   - limit: How long work that was cancelled may take to return.
/// - Throws: ``Leaks``, and what building throws.
@MainActor public func expectNoLeaks(
    leaving build: @autoclosure @MainActor () async throws -> any Routing, within limit: Duration = .seconds(60)
) async throws {
    let root = RouterSpy()
    try await expectNoLeaks(in: root, within: limit) {
        root.attach(try await build())
        for _ in 0..<10 { await Task.yield() }
        root.detach(root.children[0])
    }
}
