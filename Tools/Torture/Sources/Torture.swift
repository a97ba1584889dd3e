import Foundation
import ProcessKit

/// The program: attacks mandalart in the groups that its arguments name, or in all.
@main @MainActor
enum Torture {
    /// Every group, in the order in which they run.
    private static let groups: [any Group.Type] = [
        Kill.self, Power.self, Sync.self, Calls.self, Damage.self, Writers.self, Restore.self,
        Hostile.self, Long.self,
    ]

    static func main() {
        // Writing to a program that has ended would raise SIGPIPE; the end of its output shows it instead.
        signal(SIGPIPE, SIG_IGN)
        do {
            let request = try Request(Array(CommandLine.arguments.dropFirst()), groups: groups.map { $0.name })
            guard !request.asksForHelp else { return print(help) }
            exit(try run(request) ? 0 : 1)
        } catch {
            FileHandle.standardError.write(Data("torture: \(error)\n".utf8))
            exit(error is Request.Misuse ? 2 : 1)
        }
    }

    private static var help: String {
        let rows = groups.map { $0.name.padding(toLength: 10, withPad: " ", startingAt: 0) + $0.summary }
        return "\(Request.help)\n" + rows.map { "  \($0)" }.joined(separator: "\n")
    }

    /// Runs a group. An attack that cannot be made is a fault, and so is one that makes nothing.
    private static func attack(in group: any Group.Type, _ arena: Arena, _ tally: Tally) {
        do {
            try group.attack(arena, tally)
        } catch {
            return tally.add(.wrong, "the attack cannot be made: \(error)")
        }
        if let only = arena.only {
            if tally.tries == 0 { tally.add(.wrong, "there is no try \(only)") }
        } else if tally.tries == 0 || tally.acknowledged == 0 {
            tally.add(.wrong, "the attack makes \(tally.tries) tries on \(tally.acknowledged) acknowledged edits")
        }
    }

    /// Returns whether no group found a fault.
    private static func run(_ request: Request) throws -> Bool {
        let folder = try ScratchFolder(of: "torture")
        let arena = Arena(
            program: try Program(home: folder), seed: request.seed, isSmall: request.isSmall, only: request.only,
            skipsSync: request.skipsSync, skipsLocks: request.skipsLocks, folder: folder)
        guard arena.program.preload != nil || !(request.skipsSync || request.skipsLocks) else {
            throw Request.Misuse(description: "--without-sync and --without-locks need a library that only Linux has.")
        }
        let asked = request.names.isEmpty ? groups : groups.filter { request.names.contains($0.name) }
        let report = Report(options: request.options)
        var tallies: [Tally] = []
        for group in asked {
            let tally = Tally(of: group.name)
            let begin = ContinuousClock.now
            if group.needsPreload, arena.program.preload == nil {
                tally.remarks.append("needs Linux, and is left out here.")
            } else {
                attack(in: group, arena, tally)
            }
            report.show(tally, seconds: (ContinuousClock.now - begin) / .seconds(1))
            tallies.append(tally)
        }
        report.finish(tallies)
        return !tallies.contains { $0.hasFaults }
    }
}
