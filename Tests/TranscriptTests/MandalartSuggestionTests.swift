import Foundation
import PlatformTesting
import Testing

@Suite("The files of suggestions")
struct MandalartSuggestionTests {
    private let home: TemporaryFolder

    init() throws {
        home = try TemporaryFolder()
    }

    private func page(_ suggestions: String) async throws -> [String] {
        let command = try home.command(["--color", "never"])
        let lines = "Juno\ncore Run a marathon\nsuggest 1\nshow\n"
        let output = try await Child.output(of: command, typing: lines, in: home, suggestions: suggestions)
        return output.split(separator: "\n").map(String.init)
    }

    /// The text of rows, without spaces: a path that is longer than a row has none where it is broken.
    private func text(of rows: [String]) -> String { rows.joined().filter { $0 != " " } }

    @Test("are missed in one line, and the person's own words are suggested without them")
    func missing() async throws {
        let missing = home.file("missing")
        let seen = try await page(missing)
        #expect(seen.prefix(2) == ["Suggestions for sub-goal 1", "Run a marathon"])
        #expect(seen.dropFirst(2).first == "Nothing comes to mind. Write it yourself with “set”.")
        #expect(text(of: seen).contains(text(of: ["\(missing) has no suggestions"])))
    }

    @Test("come from a program of the person's own, also in a release, but not from one that the store brings along")
    func program() async throws {
        let suggester = try home.writeProgram("#!/bin/sh\necho '{\"title\":\"Sail to Jeju\"}'\n", to: "suggest")
        func output(_ lines: String, in home: TemporaryFolder, data: String) async throws -> String {
            try await Child.output(
                of: [Program.path("mandalart"), "--data", data, "--keep-going", "--color", "never"], typing: lines,
                in: home)
        }
        let data = home.file("data")
        let seen = try await output(
            "nickname Juno\nsettings suggester \(suggester)\nsuggest 1\nshow\n", in: home, data: data)
        #expect(seen.contains("Sail to Jeju"))
        let other = try TemporaryFolder()
        let refused = try await output("suggest 1\nshow\n", in: other, data: data)
        #expect(!refused.contains("Sail to Jeju"))
        #expect(refused.contains("was not chosen by you on this machine"))
        let trusted = try await output("settings suggester \(suggester)\nsuggest 1\nshow\n", in: other, data: data)
        #expect(trusted.contains("Sail to Jeju"))
    }

    @Test("come from no program while a run is recorded, nor in its replay, which chooses its own")
    func recorded() async throws {
        let suggester = try home.writeProgram("#!/bin/sh\n: > '\(home.file("begun"))'\n", to: "suggest")
        let recording = home.file("recording")
        let lines = "Juno\ncore Run a marathon\nsettings suggester \(suggester)\nsuggest 1\nshow\n"
        let command = try home.command(["--color", "never", "--record", recording])
        let seen = try await Child.output(of: command, typing: lines, in: home)
        #expect(seen.contains("A recorded run starts no suggester."))
        let replay = [try Program.path("mandalart"), "--replay", recording]
        _ = try await Child.output(of: replay, typing: "", in: home)
        #expect(!home.has("begun"))
    }

    @Test("that are wrong are left out, each with its line")
    func wrong() async throws {
        try FileManager.default.copyItem(atPath: Program.suggestions, toPath: home.file("themes"))
        _ = try home.write("languages en | ko | ja\nsub x | y | z\n", to: "themes/broken.txt")
        let seen = try await page(home.file("themes"))
        #expect(seen.contains("1  Build endurance  built in"))
        let notice = "\(home.file("themes/broken.txt")), line 2: It should begin with “theme”. The file is left out."
        #expect(text(of: seen).hasSuffix(text(of: [notice])))
    }
}
