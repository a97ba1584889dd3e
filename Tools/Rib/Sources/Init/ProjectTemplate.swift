struct ProjectTemplate {
    let name: String
    let program: String
    let feature: String

    var files: [String: String] {
        [
            "App/\(name)/Sources/main.swift": main,
            "App/\(name)/Sources/RootComponent.swift": rootComponent,
            "App/\(name)/Sources/AppPhrases.swift": phrases, "README.md": readme, House.drawing: "",
            ".github/workflows/test.yml": workflow,
        ]
    }

    /// Returns the source code of the catalog, with the screen of one feature.
    func catalog(of template: FeatureTemplate) -> String {
        """
        import \(feature)Feature

        /// Every screen of the house: an element for each feature that has one.
        @MainActor package enum Catalog {
            /// The screens by the names of their features.
            ///
            /// - Throws: ``CatalogMistake``, and the error of creating a state.
            package static func entries() throws -> [CatalogEntry] {
                return [\(template.catalogEntry)]
            }
        }

        """
    }

    private var main: String {
        """
        \(Writing.imports([(nil, "Console"), (nil, "Host"), (nil, "\(feature)Feature"), (nil, "\(feature)FeatureInterface"), (nil, "Platform")]))
        let program = Program(
            "\(program)", version: "0.1.0", summary: AppPhrases.summary, examples: AppPhrases.examples,
            guides: [\(feature)Builder.guide])

        program.run { invocation, _ in
            let folder = invocation.dataFolder ?? UserFolders(program: "\(program)", environment: .process).state
            let component = RootComponent(dependency: ())
            return Program.App(
                root: component.\(feature.asProperty)Builder.build(), placeMemory: folder.map(PlaceMemory.init(folder:)),
                lineHistory: folder.map(HistoryFile.init(in:)))
        }

        """
    }

    private var rootComponent: String {
        """
        import \(feature)Feature
        import \(feature)FeatureInterface
        import Ribcage

        /// The composition root, the only place that knows implementations: it makes all builders, and the use cases
        /// over the repositories. A missing dependency does not compile. `main` passes what it opens, which is nothing
        /// yet.
        final class RootComponent: Component<Void> {
            var \(feature.asProperty)Builder: any \(feature)Buildable { \(feature)Builder(dependency: self) }
        }

        extension RootComponent: \(feature)Dependency {}

        """
    }

    private var phrases: String {
        """
        import Basics

        /// The phrases about the program itself.
        enum AppPhrases {
        \(Writing.phrase("summary", ["Keeps a line of text.", "글 한 줄을 적어 둡니다.", "一行の文を書き留めます。"]))
            static let examples = [
                \(Writing.phrase("", ["write Hello", "write 안녕하세요", "write こんにちは"].map { "\(program) \($0)" }, indent: 8)),
                Phrase(typed: "\(program) show"),
            ]
        }

        """
    }

    private var workflow: String {
        """
        name: test
        on: [push, pull_request]
        jobs:
          test:
            runs-on: ubuntu-latest
            container: swift:6.2
            steps:
              - run: apt-get update && apt-get install -y git libsqlite3-dev libedit-dev
              - uses: actions/checkout@v4
              - run: git config --global --add safe.directory "$GITHUB_WORKSPACE"
              - run: .ci/run

        """
    }

    private var readme: String {
        """
        # \(name)

        A program for the terminal, in Swift 6, for Linux and macOS, without a package dependency.

        ```sh
        Tools/run          # builds \(program) and starts it; arguments go to \(program)
        Tools/test         # builds and runs all tests; arguments go to `swift test`
        ```

        They need Swift 6.2 or later, git, and the headers of SQLite and libedit; they say how to get what is missing.

        ## The house

        ```
        Project.swift        the one manifest: a table of modules, a line each. Package.swift is a link to it
        App/\(name)          main, RootComponent: the only place that knows implementations
        Modules/
          Core/              machinery that knows no feature: Basics, Ribcage, which is the runtime, Host, and what they need
          Domain/            entities with their rules, use cases, repository protocols: no input or output
          Data/              repositories and document formats over real stores
          Feature/           one RIB each
        Tests/               what crosses modules: the rules of the architecture, the runtime's promises, all screens
        Tools/               run, test, rib, which keeps the house in order, and the catalog of all screens
        ```

        Core depends on Core; Domain on Domain interfaces and Core; Data on Domain interfaces and Core; a Feature on the
        *interfaces* of Features and Domains, and Core; the App, examples and tests on anything. The manifest's types, the
        compiler's import check and `rib check` keep it so. [The house, drawn](\(House.drawing)) is what `rib graph` shows.

        ## Add a feature

        ```sh
        swift run rib new feature Notes --into \(feature)
        swift run NotesExample
        swift run Catalog notes
        ```

        That makes all five targets with passing tests, adds the line `Feature("Notes")` to the table, and leads there from
        \(feature) and in the app. By hand: make the folders and the line, name `notesBuilder` in the parent's `Children`, add a
        way to its router, write the stubs with `rib doubles`, make it in `RootComponent`, and name its `guide` in `main`. `swift run rib check` says what is
        missing or breaks a rule; [Tools/Rib](Tools/Rib/README.md) tells of all commands.

        A screen lists the states that it can be in. `Tests/Snapshots` has them in English at 100 columns, and at 60 where they look otherwise, for a
        screen reader and as records, and in each further language at 80 columns. `RECORD=1 Tools/test --filter SnapshotTests` writes them anew; read what changed before you commit it.
        `Tools/test --sanitize=thread` and `--sanitize=address` look for data races and for bad memory.

        ## Licence

        MIT, see [LICENSE](LICENSE).

        """
    }
}
