public import Ribcage

/// The error for RIBs, or parts of them, that were not released after they had been detached.
public struct Leaks: Error, Equatable, CustomStringConvertible {
    /// An object that was not released.
    public struct Leak: Equatable, Sendable {
        /// The names of the routers from the root to the leaked object; for a view or an interactor, followed by the
        /// name of its type.
        public let path: [String]
        /// The properties of the live tree, or of the object itself, that hold the object, such as
        /// `HomeInteractor.last`. References from closures, tasks, and global variables cannot be found.
        public let holders: [String]

        /// Creates an expected leak, which a test compares with an actual one.
        public init(_ path: String..., heldBy holders: [String] = []) {
            (self.path, self.holders) = (path, holders)
        }

        init(path: [String], holders: [String]) {
            (self.path, self.holders) = (path, holders)
        }
    }

    /// The leaks, in the order in which they were found.
    public let leaks: [Leak]
    /// The paths of RIBs whose running work did not end in time.
    public let stuck: [[String]]

    /// Creates an error with which a test compares an actual one.
    public init(_ leaks: [Leak] = [], stuck: [[String]] = []) {
        (self.leaks, self.stuck) = (leaks, stuck)
    }

    /// A line for each leak, and for each RIB whose work has not ended.
    public var description: String {
        let leaked = leaks.map { leak in
            let holders =
                leak.holders.isEmpty
                ? "a closure, a task or something outside the tree" : leak.holders.joined(separator: ", ")
            return "leaked \(leak.path.joined(separator: " / ")), held by \(holders)"
        }
        return (leaked + stuck.map { "stuck \($0.joined(separator: " / ")): its work has not ended" })
            .joined(separator: "\n")
    }
}

/// Launches a tree, runs a body, and checks that every RIB detached by then is released.
///
/// - Parameters:
///   - root: A root that has not been launched.
///   - limit: The time limit for running work to end.
///   - body: The code that uses the tree.
/// - Throws: ``Leaks``, and the error of the body.
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

/// Checks that a RIB is released after it is detached: builds it, attaches it, lets its work begin, and detaches it.
///
/// - Parameters:
///   - build: The expression that builds the RIB.
///   - limit: The time limit for running work to end.
/// - Throws: ``Leaks``, and the error of building.
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
