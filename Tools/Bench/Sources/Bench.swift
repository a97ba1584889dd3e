import Foundation

/// The program: measures the groups that its arguments name, or all that run in under a minute.
@main @MainActor
enum Bench {
    /// Every group, in the order in which they run.
    private static var groups: [any Group.Type] {
        [Startup.self, Runtime.self, Scale.self, Rib.self, SwiftPackageManager.self, Rebuild.self]
    }

    static func main() async {
        do {
            try await run(Array(CommandLine.arguments.dropFirst()))
        } catch {
            FileHandle.standardError.write(Data("bench: \(error)\n".utf8))
            exit((error as? Failure)?.exitCode ?? 1)
        }
    }

    private static func run(_ arguments: [String]) async throws {
        if arguments.contains("--help") || arguments.contains("-h") { return print(help) }
        let names = arguments.filter { $0 != "--json" }
        let asked = try names.map(group)
        let report: any Report = names.count == arguments.count ? Table() : JSONLines()
        for group in asked.isEmpty ? groups.filter({ !$0.isOnRequest }) : asked {
            report.begin(group.name)
            for measure in try group.measures() {
                report.add(try await measure.rounds(), of: measure, in: group.name)
            }
        }
    }

    private static func group(_ name: String) throws -> any Group.Type {
        guard let group = groups.first(where: { $0.name == name }) else {
            let known = groups.map { $0.name }.joined(separator: ", ")
            throw Failure("there is no group \"\(name)\"; there is: \(known)", exitCode: 2)
        }
        return group
    }

    private static var help: String {
        let list = groups.map { "  \($0.name)  \($0.summary)" }.joined(separator: "\n")
        return """
            bench [group …] [--json]

            Measures the groups that are named, or all that run in under a minute. A row is the shortest, the median and the longest of at
            least five rounds; where there is a twin, its median and the ratio of the two medians.

            \(list)
            """
    }
}
