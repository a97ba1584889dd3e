import Arguments
package import Commands
package import Documents
package import Languages
import Ribcage

/// The host's commands, which are available in every place, in the order of the help.
@MainActor package struct HostCommands {
    package let all: [HostCommand]

    /// Creates the host's commands: always those for places, `tree`, `help` and `quit`; `undo`, `redo` and `history` if
    /// RIBs provide edits; `export` and `import` if RIBs provide documents; `backup` if the program has a store.
    package init(withHistory: Bool, documents: DocumentOffer?, store: (any BackupStore)?) {
        all =
            Self.places + (withHistory ? HostContext.historyCommands : [])
            + (documents.map(HostContext.documentCommands) ?? [])
            + (store.map { [HostContext.backupCommand(of: $0)] } ?? [])
            + Self.others
    }

    /// Returns the entries of the commands for help; if `withBack` is `false`, all except that of `back`.
    package func entries(withBack: Bool = true) -> [Entry] {
        all.map(\.entry).filter { withBack || $0.name != Self.back }
    }

    private static let back = "back"

    /// Synonyms of commands, separated by spaces, in each language. A synonym works in every language, unless a command
    /// or place here has that name. Help and completion omit synonyms.
    package static let synonyms: [(words: Phrase, name: String)] = [
        (HostPhrases.showSynonyms, "show"), (HostPhrases.goSynonyms, "go"), (HostPhrases.backSynonyms, back),
        (HostPhrases.helpSynonyms, "help"), (HostPhrases.quitSynonyms, "quit"),
    ]

    /// Returns the command with the given name, if any.
    func command(named name: String) -> HostCommand? { all.first { $0.entry.name == name } }

    /// Returns the command with the given name if no screen can override it; `nil` for `back` and unknown names.
    func fixed(named name: String) -> HostCommand? { name == Self.back ? nil : command(named: name) }

    /// Returns the command with the given synonym in any language; `nil` if there is none.
    func command(meantBy word: String) -> HostCommand? {
        let name = Self.synonyms.first { words, _ in
            Language.allCases.contains { words.text(in: $0).split(separator: " ").contains { $0 == word } }
        }?.name
        return name.flatMap { command(named: $0) }.map { $0.typed(as: word) }
    }

    private static let places = [
        HostCommand("show", summary: HostPhrases.show, showsRecord: true) { try await $0.pages.showFocus() },
        HostCommand(
            "go", Rest(Argument(HostPhrases.route, { $0 })), summary: HostPhrases.go, example: HostPhrases.goExample
        ) { context, text in
            // In a shell, `..` is the parent folder.
            if text == ".." { return try await context.navigator.leave() }
            // Weak, because the screen may be closed on the way.
            weak let screen = context.navigator.focus?.screen
            try await context.navigator.go(to: TypedRoute(typing: text, scheme: context.navigator.scheme))
            try await context.pages.showFocus(ifStill: screen)
        },
        HostCommand(back, summary: HostPhrases.back) { try await $0.navigator.leave() },
    ]

    private static let others = [
        HostCommand("tree", summary: HostPhrases.tree, showsRecord: true) { try $0.showTree() },
        HostCommand(
            "help", OptionalArgument(Argument(HostPhrases.command, { $0 })), summary: HostPhrases.help,
            example: HostPhrases.helpExample, showsRecord: true
        ) { try $0.help(on: $1) },
        HostCommand("quit", summary: HostPhrases.quit) { $0.control.quit() },
    ]
}
