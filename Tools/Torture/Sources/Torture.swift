import Arguments
import Commands
import Foundation
import Languages

/// The program: attacks mandalart in the groups that its arguments name, or in all.
@main @MainActor
enum Torture {
    /// Every group, in the order in which they run.
    private static let groups: [any Group.Type] = [
        Kill.self, Power.self, Sync.self, Calls.self, Damage.self, Writers.self, Hostile.self, Long.self,
    ]

    /// What is asked for.
    private struct Request {
        let names: [String]
        let isSmall: Bool
        let seed: UInt64
        let only: Int?
        let skipsSync: Bool
        let skipsLocks: Bool

        /// The options that repeat the run.
        var options: String {
            let flags = [(isSmall, "--small"), (skipsSync, "--without-sync"), (skipsLocks, "--without-locks")]
            return "--seed \(seed)" + flags.filter(\.0).map { " \($0.1)" }.joined()
        }
    }

    /// The command line.
    private static var table: CommandTable<NoOptions, Request> {
        CommandTable(
            version: "0.1.0",
            main: Syntax(
                "torture", RepeatedArgument(Argument(Phrase("group"), oneOf: groups.map { $0.name })),
                Flag("--small", summary: Phrase("a tenth of the tries, as CI makes them")),
                NamedArgument("--seed", number, summary: Phrase("the number that all chance comes from, by default 1")),
                NamedArgument("--only", number, summary: Phrase("make one try of each group, by its number")),
                Flag("--without-sync", summary: Phrase("let the recorded program forget to sync: power has to fail")),
                Flag("--without-locks", summary: Phrase("let many programs ignore locks: writers has to fail")),
                summary: Phrase("Attacks mandalart in the groups that are named, or in all."),
                details: Phrase(
                    """
                    A row is a group. Exit code 0 means that no acknowledged edit is lost but by damage, nothing is lost \
                    in silence, and nothing crashes or hangs.
                    """)
            ) { names, isSmall, seed, only, skipsSync, skipsLocks in
                Request(
                    names: names, isSmall: isSmall, seed: UInt64(seed ?? 1), only: only, skipsSync: skipsSync,
                    skipsLocks: skipsLocks)
            },
            words: (Phrase("Groups:"), groups.map { row($0.name, $0.summary) }))
    }

    private static var number: Argument<Int> {
        Argument(Phrase("number"), example: Phrase("7")) { text in
            guard let number = Int(text), number >= 0 else {
                throw UsageError(Phrase("A number is 0 or more, not “\(text)”."))
            }
            return number
        }
    }

    private static func row(_ name: String, _ summary: String) -> (usage: Phrase, summary: Phrase) {
        (Phrase(typed: name), Phrase("\(summary)"))
    }

    static func main() {
        // A program that has ended closes its pipe, which its output tells.
        signal(SIGPIPE, SIG_IGN)
        do {
            switch try table.answer(to: Array(CommandLine.arguments.dropFirst())) {
            case .text(let text): print(text)
            case .action(let request, _): exit(try run(request) ? 0 : 1)
            }
        } catch {
            FileHandle.standardError.write(Data("torture: \(error)\n".utf8))
            exit(error is UsageError ? 2 : 1)
        }
    }

    /// Returns whether all held.
    private static func run(_ request: Request) throws -> Bool {
        let folder = try TemporaryFolder()
        let arena = Arena(
            program: try Program(home: folder), seed: request.seed, isSmall: request.isSmall, only: request.only,
            skipsSync: request.skipsSync, skipsLocks: request.skipsLocks, folder: folder)
        let asked = request.names.isEmpty ? groups : groups.filter { request.names.contains($0.name) }
        let report = Report(options: request.options)
        var tallies: [Tally] = []
        for group in asked {
            let tally = Tally(of: group.name)
            let begin = ContinuousClock.now
            if group.needsPreload, arena.program.preload == nil {
                tally.remarks.append("needs Linux, and is left out here.")
            } else {
                try group.attack(arena, tally)
            }
            report.show(tally, seconds: (ContinuousClock.now - begin) / .seconds(1))
            tallies.append(tally)
        }
        report.finish(tallies)
        return !tallies.contains { $0.hasFaults }
    }
}
