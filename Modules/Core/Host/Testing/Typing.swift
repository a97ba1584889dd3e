public import Basics
import BasicsTesting
import ConsoleTesting
import Host
public import Ribcage

/// Types lines at a tree, and returns the output as in `ConsoleScript.transcript`. The run also ends when the root
/// has ended.
@MainActor public func typing(
    _ lines: String..., at root: any Routing, isInteractive: Bool = false, width: Int = 80,
    speaking languageChoice: LanguageChoice = LanguageChoice()
) async throws -> [String] {
    let console = ConsoleScript(lines, isInteractive: isInteractive, width: width)
    _ = try await PromptHost(root: root, console: console, languageChoice: languageChoice, clock: .stub).run()
    return console.transcript
}
