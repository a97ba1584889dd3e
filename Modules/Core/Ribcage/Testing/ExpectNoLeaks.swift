public import Ribcage

/// RIBs, or parts of them, that were still there after they had been detached.
public struct Leaks: Error, Equatable, CustomStringConvertible {
    /// One path for each, from the root.
    public let paths: [[String]]

    /// Called by ``expectNoLeaks(in:_:)``, and by tests of it.
    public init(paths: [[String]]) {
        self.paths = paths
    }

    /// One line for each.
    public var description: String {
        paths.map { "leaked \($0.joined(separator: " / "))" }.joined(separator: "\n")
    }
}

/// Launches a tree, does something with it, and makes sure that whatever was detached by then is gone.
///
/// - Throws: ``Leaks``, and what the body throws.
@MainActor public func expectNoLeaks(in root: AnyRouter, _ body: () async throws -> Void) async throws {
    var paths: [[String]] = []
    let token = root.observeTree(leaksOnly: true) { paths.append($0.path) }
    root.launch()
    try await body()
    await LeakDetector.settle()
    token.cancel()
    guard paths.isEmpty else { throw Leaks(paths: paths) }
}

/// Makes sure that a RIB is gone when it was left: builds it, opens it, leaves it, and looks.
///
/// - Throws: ``Leaks``.
@MainActor public func expectNoLeaks(leaving build: @autoclosure () -> any Routing) async throws {
    let root = RouterSpy()
    try await expectNoLeaks(in: root) {
        root.attach(build())
        root.detach(root.children[0])
    }
}
