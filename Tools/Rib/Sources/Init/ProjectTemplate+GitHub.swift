// What a new project has for those who work on it together.
extension ProjectTemplate {
    /// The version of Swift with which the template is tested.
    static let swift = "6.3"

    /// The first branch of the repository, whose pushes the workflow tests.
    static let branch = "main"

    var workflow: String {
        """
        name: test
        on:
          push: { branches: [\(Self.branch)] }
          pull_request:
        jobs:
          linux:
            runs-on: ubuntu-latest
            container: swift:\(Self.swift)
            steps:
              - run: apt-get update && apt-get install -y git\(hasStore ? " libsqlite3-dev" : "")
              - uses: actions/checkout@v4
              - run: git config --global --add safe.directory "$GITHUB_WORKSPACE"
              - run: .ci/run
          macos:
            runs-on: macos-26
            steps:
              - uses: actions/checkout@v4
              - run: brew install swiftly && swiftly init --assume-yes --skip-install && swiftly install --use --assume-yes \(Self.swift)
              - run: echo "$HOME/.swiftly/bin" >> "$GITHUB_PATH"
              - run: .ci/run

        """
    }

    var container: String {
        """
        {
          "name": "\(name)",
          "image": "swift:\(Self.swift)",
          "capAdd": ["SYS_PTRACE"],
          "securityOpt": ["seccomp=unconfined"],
          "postCreateCommand": "Tools/run --version",
          "customizations": { "vscode": { "extensions": ["swiftlang.swift-vscode"] } }
        }

        """
    }

    var contributing: String {
        """
        # Work on \(name)

        `.ci/run` says whether a change is good. It asks for:

        - **Modules.** A line of the table in `Project.swift` names all that a module uses. `Tools/rib new` makes modules,
          `Tools/rib check` says what breaks the rules. Features know each other's interfaces alone; only the app makes them.
        - **Style.** Swift 6, no warnings, no package of others. A documentation comment on each public declaration, no `!`, no
          `try!`. `swift format -i --recursive App Modules Tests Tools Project.swift` formats.
        - **Words.** What people read is a phrase, with a text in each language of the project.
        - **Tests.** What a change does has a test that failed before. A screen lists its states; `RECORD=1 Tools/test --filter
          SnapshotTests` records them, and the difference is read before it is committed.
        - **Data.** A released migration never changes. `Tools/rib new data` numbers a new one.

        `Modules/Core` and `Tools` are the template's. Mend them there, and take over what was mended with `Tools/rib upgrade`.

        """
    }
}
