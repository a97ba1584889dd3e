import Basics
import Commands
import Foundation
import Platform
import ProcessKit

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
        let names = request.names.isEmpty ? groups.filter { !$0.isOnRequest }.map { $0.name } : request.names
        guard names.count == 1, let group = groups.first(where: { $0.name == names[0] }) else {
            return try runEach(of: names, isInJSON: request.isInJSON)
        }
        let report: any Report = request.isInJSON ? JSONLines() : Table()
        report.begin(group.name)
        for measure in try group.measures() {
            report.add(try await measure.rounds(), of: measure, in: group.name)
        }
    }

    /// Runs each group in a process of its own: on Linux, the peak memory of a program is at least that of the process
    /// that has started it.
    private static func runEach(of names: [String], isInJSON: Bool) throws {
        let program = Bundle.main.executableURL?.path ?? CommandLine.arguments[0]
        for name in names {
            let process = try Spawn.start([program, name] + (isInJSON ? ["--json"] : []))
            let (status, _) = try Spawn.wait(for: process)
            guard status == 0 else { throw Failure("the group \(name) failed with wait status \(status)") }
        }
    }
}
