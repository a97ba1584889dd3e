import ConsolesTesting
import Prompt
public import Ribcage
import RibcageTesting
import ScreensTesting
import Terminal

/// Returns whether a RIB closes when these lines are typed, below a root without a screen.
///
/// - Parameters:
///   - rib: A RIB without a parent.
///   - lines: The lines of a script.
/// - Returns: whether the RIB has left by the end.
/// - Throws: the error of the console, and that of a root that cannot start.
@MainActor public func leaves(_ rib: any Routing, typing lines: String...) async throws -> Bool {
    let root = RouterSpy(viewController: ScreenStub(""))
    root.attach(rib, at: "place")
    var hasLeft = false
    root.interactor.whenResigning = { hasLeft = root.children.isEmpty }
    _ = try await PromptHost(root: root, console: ConsoleScript(lines, isInteractive: false)).run()
    return hasLeft
}
