import ConsoleTesting
import Host
public import Ribcage
import RibcageTesting
import ScreensTesting
import Terminal

/// Returns whether a RIB, attached below a root with an empty screen, closes when the given lines are typed.
///
/// - Parameters:
///   - rib: A RIB without a parent.
///   - lines: The lines of a script.
/// - Returns: whether the RIB has closed when the run ends.
/// - Throws: the error of the console, or of a root that cannot start.
@MainActor public func leaves(_ rib: any Routing, typing lines: String...) async throws -> Bool {
    let root = RouterSpy(viewController: ScreenStub(""))
    root.attach(rib, at: "place")
    var hasLeft = false
    root.interactor.whenResigning = { hasLeft = root.children.isEmpty }
    _ = try await PromptHost(root: root, console: ConsoleScript(lines, isInteractive: false)).run()
    return hasLeft
}
