import Foundation
import PlatformTesting
import Testing

@Suite("Machines that edit and exchange at random")
struct ScheduleTests {
    /// The number of schedules: more with `SYNC_SCHEDULES`, from the seed `SYNC_SEED` on.
    private static let count = ProcessInfo.processInfo.environment["SYNC_SCHEDULES"].flatMap(Int.init) ?? 40
    private static let first = ProcessInfo.processInfo.environment["SYNC_SEED"].flatMap(UInt64.init) ?? 1

    @Test(
        "have the same in the end, and have lost nothing that was acknowledged, whatever happened between",
        arguments: Disasters.allCases)
    func schedules(disasters: Disasters) async throws {
        let folder = try TemporaryFolder()
        for seed in Self.first..<Self.first + UInt64(Self.count) {
            let schedule = Schedule(seed: seed, disasters)
            guard let failure = try await outcome(of: schedule, seed, in: folder) else { continue }
            let small = try await shrunk(schedule, seed, in: folder)
            Issue.record("seed \(seed): \(failure)\n\(small.schedule)\n\(small.failure)")
            return
        }
    }

    private func outcome(of schedule: Schedule, _ seed: UInt64, in folder: TemporaryFolder) async throws -> String? {
        let path = folder.file("\(seed)")
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: path) }
        do {
            var simulation = try await Simulation(schedule, in: path)
            return try await simulation.run()
        } catch {
            return "\(error)"
        }
    }

    /// Leaves out steps as long as the schedule fails without them.
    private func shrunk(
        _ schedule: Schedule, _ seed: UInt64, in folder: TemporaryFolder
    ) async throws -> (schedule: Schedule, failure: String) {
        var (small, failure) = (schedule, "")
        var index = 0
        while index < small.steps.count {
            var shorter = small
            shorter.steps.remove(at: index)
            if let found = try await outcome(of: shorter, seed, in: folder) {
                (small, failure) = (shorter, found)
            } else {
                index += 1
            }
        }
        return (small, failure)
    }
}
