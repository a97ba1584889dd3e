import Foundation
import Platform
import ProcessKit

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Runs each attack in a process of its own, as many at once as the machine has cores. All attacks end within ten
/// minutes.
///
/// In a full run, each attack has its share of the time, and begins no try afterward.
@MainActor struct Schedule {
    /// The seconds after which no try begins.
    private static let seconds = 540.0
    /// The minimum time of an attack in seconds, however late it begins.
    private static let leastSeconds = 10.0
    /// The seconds after which an attack that has not ended is killed.
    private static let mostSeconds = 590.0

    let request: Request
    let folder: ScratchFolder
    private let begin = ContinuousClock.now
    private let lanes = max(1, ProcessInfo.processInfo.activeProcessorCount)

    init(_ request: Request, _ folder: ScratchFolder) {
        (self.request, self.folder) = (request, folder)
    }

    /// A process that makes one attack.
    private struct Worker {
        let attack: Attack
        let process: pid_t
        /// The path of the file to which the process writes the outcome.
        let output: String
        let begin = ContinuousClock.now
    }

    /// Runs the attacks, and returns their outcomes in the order of the attacks.
    func run(_ attacks: [Attack], _ report: Report) throws -> [Outcome] {
        // The longest first, so that none is left alone at the end.
        var waiting = attacks.sorted { $0.share > $1.share }[...]
        var (workers, outcomes) = ([Worker](), [String: Outcome]())
        while !waiting.isEmpty || !workers.isEmpty {
            while workers.count < lanes, let attack = waiting.popFirst() {
                workers.append(try start(attack, among: attacks))
            }
            workers.removeAll { worker in
                guard let outcome = outcome(of: worker) else { return false }
                report.show(outcome, seconds: (ContinuousClock.now - worker.begin) / .seconds(1))
                outcomes[outcome.attack] = outcome
                return true
            }
            usleep(20_000)
        }
        if attacks.count > 1 {
            report.showAll(Array(outcomes.values), seconds: (ContinuousClock.now - begin) / .seconds(1))
        }
        return attacks.compactMap { outcomes[$0.name] }
    }

    private func start(_ attack: Attack, among attacks: [Attack]) throws -> Worker {
        let left = max(Self.leastSeconds, Self.seconds - (ContinuousClock.now - begin) / .seconds(1))
        let part = attack.share / attacks.map(\.share).reduce(0, +) * Double(min(lanes, attacks.count))
        let seconds = request.isSmall || request.only != nil ? left : min(left, Self.seconds * part)
        let output = folder.file(attack.words.joined(separator: "-"))
        let process = try Spawn.start(
            [Program.tool.path] + request.arguments(of: attack, seconds: Int(seconds)),
            streams: [.inherited, .file(output)])
        return Worker(attack: attack, process: process, output: output)
    }

    /// Returns the outcome of a worker's attack; `nil` while the worker runs. Kills a worker that takes too long.
    private func outcome(of worker: Worker) -> Outcome? {
        var (outcome, status) = (Outcome(of: worker.attack.name), Int32(0))
        if waitpid(worker.process, &status, WNOHANG) == 0 {
            guard ContinuousClock.now - begin > .seconds(Self.mostSeconds) else { return nil }
            kill(worker.process, SIGKILL)
            waitpid(worker.process, &status, 0)
            outcome.add(.hung, "the attack does not end")
            return outcome
        }
        let bytes = try? Data(contentsOf: URL(filePath: worker.output))
        if let bytes, let told = try? JSONDecoder().decode(Outcome.self, from: bytes) { return told }
        outcome.add(.wrong, "the attack ends without an outcome: \(Program.end(status))")
        return outcome
    }
}
