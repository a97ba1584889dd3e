import Foundation
import Platform
import PlatformTesting
import Testing

/// A program of the system, if it is installed.
private func installed(_ name: String) -> String? {
    ["/usr/bin", "/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(name)" }
        .first(where: FileManager.default.isExecutableFile)
}

@Suite("mandalart in the hands of other programs")
struct MandalartShellTests {
    private let home: TemporaryFolder

    init() throws {
        home = try TemporaryFolder()
    }

    /// Runs a shell script with the path of mandalart as `$0`, in an empty home folder, and returns the lines that it
    /// printed.
    private func run(_ shell: String, _ script: String) async throws -> [Substring] {
        let streams = try TemporaryFolder()
        let places = [Spawn.Stream.file("/dev/null")] + ["output", "error"].map { .file(streams.file($0)) }
        let command = [shell, "-c", script, try Program.path("mandalart")]
        let ending = try await Child(command, home: home.path, streams: places).end()
        let output = try ["output", "error"].map { try String(contentsOfFile: streams.file($0), encoding: .utf8) }
        #expect(ending == .exited(0), "\(output[1])")
        #expect(output[1] == "")
        return output[0].split(separator: "\n")
    }

    @Test(
        "completes its words in bash",
        arguments: [
            ("ho", ["home"]), ("home subg", ["subgoal"]), ("home subgoal 1 ra", ["rate"]),
            ("edit 1 palette sl", ["slate"]),
            ("home edit 1 im", ["image", "import"]), ("completions z", ["zsh"]), ("--col", ["--color"]),
            ("--color = al", ["always"]),
            ("set 1 ''", ["--rate"]), ("every 1/1 mo", ["monthly"]),
            ("due 1/1 t", ["today", "tomorrow", "tue", "thu"]), ("frobnicate ''", []),
        ])
    func bash(line: String, expected: [String]) async throws {
        let bash = try #require(installed("bash"))
        let completed = try await run(
            bash,
            #"""
            eval "$("$0" completions bash)"
            [[ $(complete -p mandalart) == "complete -F _mandalart mandalart" ]] || exit 1
            eval "COMP_WORDS=(\"\$0\" \#(line))"
            COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
            _mandalart
            for word in "${COMPREPLY[@]}"; do echo "$word"; done
            """#)
        #expect(completed.map(String.init) == expected)
        #expect(try FileManager.default.contentsOfDirectory(atPath: home.path) == [])
    }

    @Test("completes the folder of its data in bash")
    func folder() async throws {
        try FileManager.default.createDirectory(atPath: home.file("my data"), withIntermediateDirectories: false)
        let bash = try #require(installed("bash"))
        let script = #"""
            eval "$("$0" completions bash)"
            COMP_WORDS=("$0" --data my) COMP_CWORD=2
            _mandalart
            for word in "${COMPREPLY[@]}"; do echo "$word"; done
            """#
        #expect(try await run(bash, script) == ["my data"])
    }

    @Test("completes a path with signs of the shell in bash as it must be typed, also in quotes")
    func path() async throws {
        for name in ["my charts.json", "a&b.json", "it's.json"] { _ = try home.write("", to: name) }
        let bash = try #require(installed("bash"))
        let script = #"""
            eval "$("$0" completions bash)"
            for word in my 'my\ c' '"my c' a it "'it"; do
                COMP_WORDS=("$0" import "$word") COMP_CWORD=2
                _mandalart
                echo "$word: ${COMPREPLY[*]}"
            done
            """#
        #expect(
            try await run(bash, script) == [
                #"my: my\ charts.json"#, #"my\ c: my\ charts.json"#, #""my c: my charts.json"#, #"a: a\&b.json"#,
                #"it: it\'s.json"#, "'it: ",
            ])
    }

    @Test("completes a path under the home folder in bash, and leaves ~/ to the shell")
    func homePath() async throws {
        for name in ["my charts.json", "plain.json"] { _ = try home.write("", to: name) }
        let bash = try #require(installed("bash"))
        let script = #"""
            eval "$("$0" completions bash)"
            export HOME=$PWD
            for word in '~/my' '~/my\ c' '"~/my c' '~/pl'; do
                COMP_WORDS=("$0" import "$word") COMP_CWORD=2
                _mandalart
                echo "$word: ${COMPREPLY[*]}"
            done
            """#
        #expect(
            try await run(bash, script) == [
                #"~/my: ~/my\ charts.json"#, #"~/my\ c: ~/my\ charts.json"#, #""~/my c: ~/my charts.json"#,
                "~/pl: ~/plain.json",
            ])
    }

    @Test("goes on behind a folder in bash, and puts a space behind all else")
    func insideFolder() async throws {
        try FileManager.default.createDirectory(atPath: home.file("ex"), withIntermediateDirectories: false)
        let bash = try #require(installed("bash"))
        let script = #"""
            eval "$("$0" completions bash)"
            compopt() { echo "compopt $*"; }
            COMP_WORDS=("$0" import ex) COMP_CWORD=2
            _mandalart
            echo "${COMPREPLY[@]}"
            COMP_WORDS=("$0" expor) COMP_CWORD=1
            _mandalart
            echo "${COMPREPLY[@]}"
            """#
        #expect(try await run(bash, script) == ["compopt -o nospace", "ex/", "export"])
    }

    @Test("writes completions that the shell can read, where it is installed", arguments: ["bash", "zsh", "fish"])
    func syntax(shell: String) async throws {
        guard let path = installed(shell) else { return }
        let check = #""$0" completions \#(shell) > script && \#(path) -n script && rm script"#
        #expect(try await run("/bin/sh", check) == [])
    }

    @Test("writes a manual page without a fault, where that can be checked")
    func manual() async throws {
        if let mandoc = installed("mandoc") {
            #expect(try await run("/bin/sh", #""$0" manual | \#(mandoc) -T lint -W error"#) == [])
        }
        if let groff = installed("groff") {
            #expect(try await run("/bin/sh", #""$0" manual | \#(groff) -man -ww -b -Tutf8 -z"#) == [])
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: home.path) == [])
    }
}
