import Basics
import Commands
import Foundation
import Platform

/// The program `bench`, which runs the groups named in its arguments or, without names, all groups that take under a
/// minute.
@main @MainActor
enum Bench {
    /// All groups, in the order in which they run.
    private static let groups: [any Group.Type] = [
        Startup.self, Runtime.self, Resources.self, Scale.self, Exchanges.self, Suggesting.self, Rib.self,
        SwiftPackageManager.self,
        Rebuild.self,
    ]

    private struct Request {
        let names: [String]
        let isInJSON: Bool
    }

    private static var table: CommandTable<NoOptions, Request> {
        CommandTable(
            version: "0.1.0",
            main: Syntax(
                "bench", RepeatedArgument(Argument(Phrase("group"), oneOf: groups.map { $0.name })),
                Flag("--json", summary: Phrase("one JSON object a line")),
                summary: Phrase("Measures the groups that are named, or all that run in under a minute."),
                details: Phrase(
                    """
                    A row is the shortest, the median and the longest of at least five rounds; where there is a twin, \
                    its median and the ratio of the two medians.
                    """)
            ) { Request(names: $0, isInJSON: $1) },
            words: (Phrase("Groups:"), groups.map { row($0.name, $0.summary) }))
    }

    private static func row(_ name: String, _ summary: String) -> (usage: Phrase, summary: Phrase) {
        (Phrase(typed: name), Phrase("\(summary)"))
    }

    static func main() {
        MainThread.run {
            do {
                switch try table.answer(to: Array(CommandLine.arguments.dropFirst())) {
                case .text(let text): print(text)
                case .action(let request, _): try await run(request)
                }
                exit(0)
            } catch {
                FileHandle.standardError.write(Data("bench: \(error)\n".utf8))
                exit(error is UsageError ? 2 : 1)
            }
        }
    }

    private static func run(_ request: Request) async throws {
        let asked = request.names.compactMap { name in groups.first { $0.name == name } }
        let report: any Report = request.isInJSON ? JSONLines() : Table()
        for group in asked.isEmpty ? groups.filter({ !$0.isOnRequest }) : asked {
            report.begin(group.name)
            for measure in try group.measures() {
                report.add(try await measure.rounds(), of: measure, in: group.name)
            }
        }
    }
}
