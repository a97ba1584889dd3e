public import Basics
import BasicsTesting
import ConsoleTesting
public import Host
public import Ribcage
public import Screens

/// Types lines at a tree, and returns the output as in `ConsoleScript.transcript`. The run also ends when the root
/// has ended.
///
/// - Throws: an error if the root was active before or has a parent, as the run launches it, and the error of the run.
@MainActor public func typing(
    _ lines: String..., at root: any Routing, isInteractive: Bool = false, width: Int = 80,
    speaking languageChoice: LanguageChoice = LanguageChoice(), scheme: String = "app",
    placeDescriptions: [PlaceDescription] = [],
    adding groups: [HostCommandGroup] = [], options: RunOptions = RunOptions()
) async throws -> [String] {
    if !root.canLaunch { throw LaunchedRoot(name: "\(type(of: root))") }
    let console = ConsoleScript(lines, isInteractive: isInteractive, width: width)
    _ = try await PromptHost(
        root: root, console: console, languageChoice: languageChoice, scheme: scheme,
        placeDescriptions: placeDescriptions,
        commandGroups: groups, options: options, clock: .stub
    ).run()
    return console.transcript
}

/// The error of typing at a root that cannot be launched. It fails one test; launching it would stop the process.
struct LaunchedRoot: Error, CustomStringConvertible {
    let name: String

    var description: String {
        "\(name) was launched or attached before, and typing(_:at:) launches it: pass a router that was just built."
    }
}

extension RunOptions {
    /// Creates options with a change to their default values.
    public init(_ change: (inout RunOptions) -> Void) {
        self.init()
        change(&self)
    }
}

/// Lines that are typed at a new cover, and the output, under the name of a test.
package struct TypingCase: Sendable, CustomStringConvertible {
    package let description: String
    package let lines, output: [String]

    package init(_ description: String, _ lines: String..., shows output: String...) {
        (self.description, self.lines, self.output) = (description, lines, output)
    }

    /// Types the lines.
    @MainActor package func seen(isInteractive: Bool = false) async throws -> [String] {
        let console = ConsoleScript(lines, isInteractive: isInteractive)
        _ = try await PromptHost(root: CoverRouter(), console: console).run()
        return console.transcript
    }
}
