import Arguments
package import Commands
package import Documents
package import Languages
import Ribcage

/// The commands that exist in every place, in the order of the help.
@MainActor package struct HostCommands {
    package let all: [HostCommand]

    /// The host's commands: `undo`, `redo` and `history` if some RIBs provide edits; `export` and `import` if some
    /// provide documents; `backup` if there is a store in one file.
    package init(withHistory: Bool, documents: DocumentOffer?, store: (any BackupStore)?) {
        all =
            Self.places + (withHistory ? HostContext.historyCommands : [])
            + (documents.map(HostContext.documentCommands) ?? [])
            + (store.map { [HostContext.backupCommand(of: $0)] } ?? [])
            + Self.others
    }

    /// The entries for help, without `back` where it would lead nowhere.
    package func entries(withBack: Bool = true) -> [Entry] {
        all.map(\.entry).filter { withBack || $0.name != Self.back }
    }

    private static let back = "back"

    /// Synonyms of commands, in each language, separated by spaces. They work in every language, wherever no command or
    /// place has that name. Help and completion omit them.
    package static let synonyms: [(words: Phrase, name: String)] = [
        (HostPhrases.showSynonyms, "show"), (HostPhrases.goSynonyms, "go"), (HostPhrases.backSynonyms, back),
        (HostPhrases.helpSynonyms, "help"), (HostPhrases.quitSynonyms, "quit"),
    ]

    /// The command with a name.
    func command(named name: String) -> HostCommand? { all.first { $0.entry.name == name } }

    /// The command with a name that no screen can override: any but `back`.
    func fixed(named name: String) -> HostCommand? { name == Self.back ? nil : command(named: name) }

    /// The command with a synonym.
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
            // As the folder above is called.
            if text == ".." { return try await context.navigator.leave() }
            // Not held: it may go on the way.
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
