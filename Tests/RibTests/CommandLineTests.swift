import Foundation
import Platform
import PlatformTesting
import Testing

@testable import RibKit

@Suite("rib's command line")
struct CommandLineTests {
    private let house: Fixture

    init() throws {
        house = try Fixture()
    }

    @Test("shows all commands without any word and for help", arguments: [[], ["help"], ["--help"], ["-h"]])
    func help(words: [String]) {
        let seen = house.rib(words)
        #expect(seen.code == 0)
        #expect(seen.output.hasPrefix("Keeps the house in order"))
        for name in [
            "new", "wire", "unwire", "move", "remove", "rename", "check", "graph", "shape", "doubles", "affected",
            "languages", "init", "doctor",
            "manual", "completions", "help",
        ] {
            #expect(seen.output.contains("\n  \(name) "), "\(name)")
        }
    }

    @Test("shows the options of a command and an example of it", arguments: [["help", "new"], ["new", "--help"]])
    func helpOfCommand(words: [String]) {
        let seen = house.rib(words)
        #expect(seen.code == 0)
        #expect(seen.output.contains("  --viewless "))
        #expect(seen.output.hasSuffix("For example: rib new feature Notes --domains Profile --into Home\n"))
    }

    @Test(
        "answers a mistake with one line, and exits with 2",
        arguments: [
            (["chekc"], "There is no command “chekc”. Did you mean check?"),
            (["check", "--fx"], "There is no option “--fx”. Did you mean --fix? After -- all are words."),
            (["remove"], "“remove” needs a module: remove <module> [--unwire]"),
            (
                ["init", "Planner"],
                "“init” needs a folder: init <name> --into <folder> [--languages <codes>] [--with <parts>] "
                    + "[--from <address>] [--license <licence>]"
            ),
            (["graph", "--level", "layer"], "There is no level “layer”. Choose one of: module, target."),
            (["new", "view", "A"], "There is no layer “view”. Choose one of: feature, domain, data, core."),
            (["new", "core", "A", "--viewless"], "--viewless is for features."),
            (["new", "core", "A", "--domains", "Notes"], "--domains is for features and data."),
            (["new", "domain", "A", "--for", "data"], "--for is for core modules."),
            (["new", "feature", "A", "--app", "notes"], "--app is for data."),
            (
                ["new", "core", "A", "--for", "data,core"],
                "There is no layer “core” here. Choose from: domain, data, feature, none."
            ),
            (
                ["new", "core", "A", "--for", "data,none"],
                "There is no layer “none” here. Choose from: domain, data, feature, none."
            ),
            (["affected", "--shard", "3/2"], "A shard is i/n with i from 1 to n, such as 1/4, and not “3/2”."),
            (["check", "--root"], "“--root” needs a folder: --root <folder>"),
        ])
    func mistakes(words: [String], expected: String) throws {
        let before = try house.contents()
        let seen = house.rib(words)
        #expect(seen.code == 2)
        #expect(seen.messages == "rib: \(expected)\n")
        #expect(try house.contents() == before)
    }

    @Test("works on another working copy, wherever --root stands")
    func root() throws {
        let folder = try TemporaryFolder()
        func rib(_ words: String...) -> (code: Int32, output: String, messages: String) {
            runRib(words, in: folder.path)
        }
        let seen = [rib("check", "--root", house.root).code, rib("--root=\(house.root)", "check").code]
        #expect(seen == [0, 0])
        #expect(rib("check").messages.contains("name it with --root"))
    }

    @Test(
        "completes commands, options, what they take, and modules",
        arguments: [
            (["gr"], ["graph"]), (["graph", "--format", "m"], ["mermaid"]), (["graph", "De"], ["Detail"]),
            (["shape", "--format", "j"], ["json"]), (["check", "--format", "s"], ["sarif"]),
            (["remove", ""], ["Kit", "Basics", "Store", "Notes", "List", "Detail"]), (["new", "f"], ["feature"]),
            (["new", "feature", "A", "--into", "L"], ["List"]), (["check", "--fi"], ["--fix"]),
            (["new", "core", "A", "--for", ""], ["domain", "data", "feature", "none"]),
            (["new", "data", "A", "--app", ""], ["notes"]),
            (["languages", ""], ["add", "remove"]),
        ])
    func candidates(words: [String], expected: [String]) {
        let seen = house.rib(["--candidates", "--"] + words).output.split(separator: "\n")
            .map { String($0.prefix { $0 != "\t" }) }
        #expect(seen == expected)
    }

    @Test("completes nothing of a house that cannot be read, and fails not")
    func noHouse() throws {
        let folder = try TemporaryFolder()
        let seen = runRib(["--candidates", "--", "rename", ""], in: folder.path)
        #expect(seen.code == 0)
        #expect(seen.output == "\n")
    }

    @Test("writes a manual page and completions", arguments: ["manual", "completions bash", "completions fish"])
    func pages(line: String) {
        let seen = house.rib(line.split(separator: " ").map(String.init))
        #expect(seen.code == 0)
        #expect(seen.output.contains("root"))
        #expect(seen.messages == "")
    }
}
