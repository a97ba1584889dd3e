import SwiftFileKit

/// The files that a new project has of its own.
struct ProjectTemplate {
    let name: String
    let program: String
    let feature: String
    private let license: License?
    private let modules: [String]
    var hasStore: Bool { !modules.isEmpty }
    private var arguments: String {
        modules.contains("Sync") ? StorageTemplate.sharedArguments : StorageTemplate.arguments
    }

    init(_ choices: ProjectChoices, program: String, feature: String, license: License?) {
        (name, self.program, self.feature, self.license) = (choices.name, program, feature, license)
        modules = ProjectChoices.modulesOfApp(with: choices.extras)
    }

    private var ownLicense: String {
        guard let license else { return "The rest is yours: put the licence that you choose here." }
        return "The rest is under [\(license.rawValue)](LICENSE)."
    }

    /// The paths of the files that are executable.
    static let scripts = [".ci/run", "Tools/rib"]

    var files: [String: String] {
        var files = [
            "App/\(name)/Sources/main.swift": main,
            "App/\(name)/Sources/RootComponent.swift": rootComponent,
            "App/\(name)/Sources/RootComponent+Features.swift": features,
            "App/\(name)/Sources/AppPhrases.swift": phrases, "README.md": readme,
            ".github/workflows/test.yml": workflow, ".github/CONTRIBUTING.md": contributing,
            ".devcontainer/devcontainer.json": container, ".ci/run": continuousIntegration, "Tools/rib": rib,
            "Tools/Catalog/Main/main.swift": catalogProgram,
        ]
        if hasStore { files["App/\(name)/Sources/Storage.swift"] = StorageTemplate(program: program).storage }
        return files
    }

    /// Returns the source code of the catalog, with the screen of one feature.
    func catalog(of template: FeatureTemplate) -> String {
        """
        import \(feature)Feature

        /// Every screen of the house: an element for each feature that has one.
        @MainActor package enum Catalog {
            /// Returns an entry for the screen of each feature.
            ///
            /// - Throws: ``CatalogMistake``, and the error of creating a state.
            package static func entries() throws -> [CatalogEntry] {
                // A comma behind each entry, also of one alone, so that git can merge the lines.
                // swift-format-ignore
                return [
                    \(template.catalogEntry),
                ]
            }
        }

        """
    }

    private var catalogProgram: String {
        """
        // Shows every screen in every state, on test doubles: swift run Catalog
        import CatalogKit
        import Host

        Program("Catalog", summary: CatalogPhrases.summary).run { _, _ in
            Program.App(root: CatalogRouter(try Catalog.entries()))
        }

        """
    }

    private var main: String {
        let imports = ["Host", "\(feature)FeatureInterface"] + modules
        return """
            \(Writing.imports(imports.map { (nil, $0) }))
            let program = Program(
                "\(program)", version: "0.1.0", summary: AppPhrases.summary, examples: AppPhrases.examples,
                placeDescriptions: RootComponent.placeDescriptions\(hasStore ? arguments : ""))

            program.run { invocation, _ in
            \(hasStore ? StorageTemplate.opening : "")    let component = RootComponent(dependency: \(hasStore ? "storage" : "()"))
                return Program.App(
                    root: component.\(feature.asProperty)Builder.build(), \(hasStore ? StorageTemplate.over : "stateFolder: invocation.stateFolder(of: \"\(program)\")"))
            }

            """
    }

    private var rootComponent: String {
        """
        import Ribcage

        /// The composition root, the only type that knows implementations: it makes the use cases over the repositories,
        /// and all builders. `main` passes in what it has opened, such as the store.
        final class RootComponent: Component<\(hasStore ? "Storage" : "Void")> {}

        """
    }

    private var features: String {
        """
        import \(feature)Feature
        import \(feature)FeatureInterface

        // The features of the app. Each entry has a line of its own, in any order: git merges this file by keeping the
        // lines of both branches (.gitattributes), so nothing else belongs here.

        extension RootComponent {
            // A comma behind each entry, also of one alone, so that git can merge the lines.
            // swift-format-ignore
            static let placeDescriptions = [
                \(feature)Builder.placeDescription,
            ]
        }

        /// The builders of the features, which take what they need from the component.
        extension RootComponent {
            var \(feature.asProperty)Builder: any \(feature)Buildable { \(feature)Builder(dependency: self) }
        }

        // What the features need. The compiler says what the component lacks.

        extension RootComponent: \(feature)Dependency {}

        """
    }

    private var phrases: String {
        """
        import Basics
        \(hasStore ? "import Stores\n" : "")
        /// The phrases about the program itself.
        enum AppPhrases {
        \(Writing.phrase("summary", ["Keeps a line of text.", "글 한 줄을 적어 둡니다.", "一行の文を書き留めます。"]))
            static let examples = [
                \(Writing.phrase("", ["write Hello", "write 안녕하세요", "write こんにちは"].map { "\(program) \($0)" }, indent: 8)),
                Phrase(typed: "\(program) show"),
            ]
        \(hasStore ? StorageTemplate.phrase : "")}

        """
    }

    private var continuousIntegration: String {
        """
        #!/usr/bin/env bash
        # Everything that a change has to pass. The tests come last, so that the output ends with their result.
        set -euo pipefail
        cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."
        root=$PWD
        # shellcheck source=Tools/lib/requirements.sh
        . Tools/lib/requirements.sh
        # shellcheck source=Tools/lib/build.sh
        . Tools/lib/build.sh
        # It alone can check the imports.
        export BUILD_SYSTEM=native
        require_swift
        require_system_libraries

        echo 'Style'
        swift format lint --strict --recursive --parallel App Modules Tests Tools Project.swift

        # The check prints "Build complete!" even when it fails: only its exit code counts. It shares the build with the tests.
        echo 'Imports'
        swift_package build --build-tests --explicit-target-dependency-import-check error

        echo 'House'
        Tools/rib check
        Tools/rib doubles --check --modules "$(swift_package build --show-bin-path)/Modules"

        # It is built with other options, which could change what it does.
        echo 'What is released'
        released=$(mktemp -d)
        trap 'rm -rf "$released"' EXIT
        for app in $(apps); do
            Tools/install --app "$app" "$released"
            "$released/$app" --version
        done

        echo 'Tests'
        Tools/test

        """
    }

    private var rib: String {
        """
        #!/bin/sh
        # Runs rib, which makes, checks and upgrades modules: the program that RIB names, one that is installed, or that of the
        # template and the commit in .ribcage, which is cloned and built once.
        set -eu
        root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
        # shellcheck source=Tools/lib/requirements.sh
        . "$root/Tools/lib/requirements.sh"
        # shellcheck source=Tools/lib/template.sh
        . "$root/Tools/lib/template.sh"
        choice() { sed -n "s/^$1 //p" "$root/.ribcage"; }

        rib=${RIB-}
        [ -n "$rib" ] || rib=$(command -v rib) || {
            if [ -z "$(choice template)" ] || [ -z "$(choice commit)" ]; then
                fail "There is no rib in PATH. Install it, name it by RIB, or write the template's address and commit into .ribcage."
            fi
            require_swift
            rib=$(template_rib "$(choice template)" "$(choice commit)") ||
                fail "rib of $(choice template) could not be built: see above."
        }
        exec "$rib" "$@"

        """
    }

    private var readme: String {
        """
        # \(name)

        A program for the terminal, in Swift 6, for Linux and macOS, without a package dependency.

        ```sh
        Tools/run          # builds \(program) and starts it; arguments go to \(program)
        Tools/test         # builds and runs all tests; arguments go to `swift test`
        Tools/install      # builds the optimized release and puts it into ~/.local/bin
        ```

        They need Swift \(Self.swift) or later, \(hasStore ? "git, and the headers of SQLite" : "and git"); they say how to get what is missing.

        ## The house

        ```
        Project.swift        the one manifest: a table of modules, a line each. Package.swift is a link to it
        App/\(name)          main, RootComponent: the only place that knows implementations
        Modules/
          Core/              machinery that knows no feature, taken over from its template, which has its tests
          Domain/            entities with their rules, use cases, repository protocols: no input or output
          Data/              repositories and document formats over real stores
          Feature/           one RIB each
        Tests/               the screens of all features, in every state
        Tools/               run, test, install, rib, which keeps the house in order, and the catalog of all screens
        ```

        Core depends on Core; Domain on Domain interfaces and Core; Data on Domain interfaces and Core; a Feature on the
        *interfaces* of Features and Domains, and Core; the App, examples and tests on anything. The manifest's types, the
        compiler's import check and `Tools/rib check` keep it so. `Tools/rib graph` draws it.

        `.ci/run` is what each change has to pass: the format, the imports, the rules of the house, doubles that are what
        `rib doubles` writes, and the tests. The format asks for a documentation comment on each public declaration, and for no
        `!` that unwraps a value. `swift format -i --recursive App Modules Tests Tools Project.swift` mends most of it, and
        `Tools/rib check --all` says what is left, all but imports and tests.

        ## Add a feature

        ```sh
        Tools/rib new feature Notes --into \(feature)
        swift run NotesExample
        swift run Catalog notes
        ```

        That makes all five targets with passing tests, adds the line `Feature("Notes")` to the table, and leads there from
        \(feature) and in the app. By hand: make the folders and the line, name `notesBuilder` in the parent's `Children`, add a
        way to its router, write the stubs with `rib doubles`, and write its entries in
        `RootComponent+Features.swift`. `Tools/rib check` says what is missing or breaks a rule; `Tools/rib help` tells of all
        commands.

        A feature with data of its own is three lines. After them, `poems add Roses` keeps an entry, and `undo` takes it back:

        ```sh
        Tools/rib new domain Poem
        Tools/rib new data Poem
        Tools/rib new feature Poems --domains Poem --into \(feature)
        ```

        When two branches add a feature to \(feature), git merges all but `Project.swift` and `\(feature)Builder.swift`: keep the lines
        of both there, then run `Tools/rib check --fix` and `swift format -i --recursive App Modules Tools`.

        A screen lists the states that it can be in. `Tests/Snapshots` has them in English at 100 columns, and at 60 where they
        look otherwise, for a screen reader and as records, and in each further language at 80 columns.
        `RECORD=1 Tools/test --filter SnapshotTests` writes them anew; read what changed before you commit it.
        `Tools/test --sanitize=thread` and `--sanitize=address` look for data races and for bad memory.

        ## Take over what is new

        ```sh
        Tools/rib add store      # a store in SQLite with a journal of edits; `resource` caches what is fetched
        Tools/rib upgrade        # merges what the template mended since; `--dry-run` says what would change
        ```

        `.ribcage` tells which template and which of its commits the machinery is from.

        ## Licence

        `Modules/Core` and `Tools` are from the template, under the licence beside them, [Modules/Core/LICENSE](Modules/Core/LICENSE).
        \(ownLicense)

        """
    }
}
