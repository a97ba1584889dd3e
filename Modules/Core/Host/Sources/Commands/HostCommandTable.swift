package import Basics
package import Commands
import Ribcage

/// The commands of the host, which are available in every place, in the order of the help.
@MainActor package struct HostCommandTable {
    package let all: [HostCommand]
    /// What `help` explains in addition to the commands: `help dates`, and the topics that a program adds.
    let topics: [HelpTopic]

    /// Creates the table of the commands that every program has, and of those that a program adds, which come between
    /// the commands for places and `tree`.
    package init(adding commands: [HostCommand] = [], topics: [HelpTopic] = []) {
        self.topics = [.dates] + topics
        all = Self.places + commands + Self.others(topics: self.topics)
    }

    /// Returns the table with other commands that the program adds.
    func adding(_ commands: [HostCommand]) -> HostCommandTable {
        HostCommandTable(adding: commands, topics: Array(topics.dropFirst()))
    }

    /// Returns the entries of the commands for help; if `withBack` is `false`, all except that of `back`.
    package func entries(withBack: Bool = true) -> [HelpEntry] {
        all.map(\.entry).filter { withBack || $0.name != Self.back }
    }

    private static let back = "back"

    /// Synonyms of commands, separated by spaces, in each language. A synonym works in every language, unless a command
    /// or place here has that name. Help and completion omit synonyms.
    package static let synonyms: [(words: Phrase, name: String)] = [
        (HostPhrases.showSynonyms, "show"), (HostPhrases.goSynonyms, "go"), (HostPhrases.backSynonyms, back),
        (HostPhrases.helpSynonyms, "help"), (HostPhrases.quitSynonyms, "quit"),
    ]

    func command(named name: String) -> HostCommand? { all.first { $0.name == name } }

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
        HostCommand("show", showsRecord: true) {
            Syntax($0, summary: HostPhrases.show) {}
        } run: { context, _ in
            try await context.pages.showFocus()
        },
        HostCommand(leading: "go") {
            Syntax(
                $0, Rest(Argument(HostPhrases.route, { $0 })), summary: HostPhrases.go, example: HostPhrases.goExample
            ) {
                // In a shell, `..` is the parent folder.
                $0 == ".." ? .back : .route($0)
            }
        },
        HostCommand(leading: back) { Syntax($0, summary: HostPhrases.back) { .back } },
    ]

    private static func others(topics: [HelpTopic]) -> [HostCommand] {
        [
            HostCommand("tree", showsRecord: true) {
                Syntax($0, summary: HostPhrases.tree) {}
            } run: { context, _ in
                try context.showTree()
            },
            HostCommand("help", showsRecord: true) {
                Syntax(
                    $0, OptionalArgument(Argument(HostPhrases.command, candidates: topics.map(\.name), { $0 })),
                    summary: HostPhrases.help,
                    example: HostPhrases.helpExample, details: HostPhrases.helpDetails
                ) { $0 }
            } run: { context, name in
                try context.help(on: name)
            },
            HostCommand("quit") {
                Syntax($0, summary: HostPhrases.quit) {}
            } run: { context, _ in
                context.control.quit()
            },
        ]
    }
}
