import Foundation
import ProcessKit

/// The program `torture`, which attacks the apps with the groups that its arguments name, or with all.
@main @MainActor
enum Torture {
    /// Every group.
    private static let groups: [any Group.Type] = [
        Kill.self, Power.self, Fsync.self, Calls.self, Damage.self, Writers.self, Restore.self,
        Moved.self, Sync.self, Hostile.self, Long.self, Keys.self,
    ]

    static func main() {
        // Writing to a program that has ended would raise SIGPIPE. The end of the program's output shows the same.
        signal(SIGPIPE, SIG_IGN)
        do {
            let request = try Request(
                Array(CommandLine.arguments.dropFirst()), groups: groups.map { $0.name }, apps: App.all.map(\.name))
            guard !request.asksForHelp else { return print(help) }
            exit(try run(request) ? 0 : 1)
        } catch {
            FileHandle.standardError.write(Data("torture: \(error)\n".utf8))
            exit(error is Request.Misuse ? 2 : 1)
        }
    }

    private static var help: String {
        let rows = groups.map { group in
            let isOfAll = group.apps.count == App.all.count
            let apps = isOfAll ? "" : " (\(group.apps.map(\.name).joined(separator: ", ")))"
            return group.name.padding(toLength: 10, withPad: " ", startingAt: 0) + group.summary + apps
        }
        return "\(Request.help)\n" + rows.map { "  \($0)" }.joined(separator: "\n")
    }

    /// Runs the attacks of a request, and returns whether they found no fault.
    private static func run(_ request: Request) throws -> Bool {
        let folder = try ScratchFolder(of: "torture")
        let asked = attacks(of: request)
        if asked.isEmpty { throw Request.Misuse(description: "No group of these attacks such an app. Try --help.") }
        for attack in asked {
            let program = try Program(of: attack.app, home: folder)
            guard program.preload != nil || !(request.skipsSync || request.skipsLocks) else {
                throw Request.Misuse(
                    description: "--without-sync and --without-locks need a library that only Linux has.")
            }
            guard let seconds = request.seconds else { continue }
            let arena = Arena(program: program, request: request, seconds: seconds, folder: folder)
            print(try JSONEncoder().encode(outcome(of: attack, arena)).text)
        }
        if request.seconds != nil { return true }
        let report = Report(options: request.options.joined(separator: " "))
        let outcomes = try Schedule(request, folder).run(asked, report)
        report.finish(outcomes)
        return outcomes.allSatisfy(\.faults.isEmpty)
    }

    /// Returns the attacks of the groups and apps that the request names, or of all.
    private static func attacks(of request: Request) -> [Attack] {
        App.all.filter { request.apps.isEmpty || request.apps.contains($0.name) }.flatMap { app in
            groups.filter { group in
                (request.names.isEmpty || request.names.contains(group.name))
                    && group.apps.contains { $0.name == app.name }
            }.map { Attack(app: app, group: $0) }
        }
    }

    /// Makes an attack, and returns its outcome. An attack that throws, or that makes no tries, has a fault.
    private static func outcome(of attack: Attack, _ arena: Arena) -> Outcome {
        let tally = Tally(of: attack.name)
        guard !attack.group.needsPreload || arena.program.preload != nil else {
            tally.remark("needs Linux, and is left out here.")
            return tally.outcome
        }
        do {
            try attack.group.attack(arena, tally)
        } catch {
            tally.add(.wrong, "the attack cannot be made: \(error)")
            return tally.outcome
        }
        if let only = arena.only {
            if tally.tries == 0 { tally.add(.wrong, "there is no try \(only)") }
        } else if tally.tries == 0 || tally.acknowledged == 0 {
            tally.add(.wrong, "the attack makes \(tally.tries) tries on \(tally.acknowledged) acknowledged edits")
        }
        return tally.outcome
    }
}

extension Data {
    fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}
