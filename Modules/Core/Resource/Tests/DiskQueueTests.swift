import Basics
import Platform
import PlatformTesting
import ResourceTesting
import Testing

@testable import Resource

@MainActor @Suite("What waits for the disk", .timeLimit(.minutes(15)))
struct DiskQueueTests {
    private let folder: TemporaryFolder
    private let disk: ResourceDisk

    init() throws {
        folder = try TemporaryFolder()
        disk = ResourceDisk(folder: folder.file("resources"))
    }

    private func write(_ path: String, _ number: Int, to queue: DiskQueue) {
        queue.write(path) { StoredValue(path: path, time: SetClock.noon, subjects: [], json: .integer(number)) }
    }

    private func read(_ path: String, from queue: DiskQueue) async -> DiskQueue.Kept? {
        await withCheckedContinuation { continuation in queue.read(path) { continuation.resume(returning: $0) } }
    }

    @Test("is at most so many values: of more, the oldest are not kept, nor is what they would have replaced")
    func bounded() async throws {
        let queue = DiskQueue(disk, unwrittenCount: 2)
        write("k/1", 0, to: queue)
        await queue.flush()
        for number in 1...20 {
            write("k/\(number)", number, to: queue)
            #expect(queue.unwrittenCount <= 2)
        }
        var kept: [Int] = []
        for number in 1...20 where await read("k/\(number)", from: queue) != nil { kept.append(number) }
        #expect(kept == [19, 20])
        #expect(FileSystem.fileNames(in: folder.file("resources")).count == 2)
    }

    @Test("is the newest value of each resource, written once")
    func newest() async throws {
        let queue = DiskQueue(disk, unwrittenCount: 2)
        for number in 1...20 { write("k/1", number, to: queue) }
        #expect(queue.unwrittenCount == 1)
        let kept = await read("k/1", from: queue)
        #expect(kept?.value.json == .integer(20))
        let names = FileSystem.fileNames(in: folder.file("resources"))
        #expect(names.count == 1 && names[0].hasPrefix("0000000000000001-"), "\(names)")
    }

    @Test("is done in its order: what was written before an expiry has expired, and what is written after has not")
    func order() async throws {
        let queue = DiskQueue(disk, unwrittenCount: 10)
        write("k/old", 1, to: queue)
        write("k/renewed", 1, to: queue)
        queue.expire([.kind(named: "k")])
        write("k/renewed", 2, to: queue)
        let (old, renewed) = (await read("k/old", from: queue), await read("k/renewed", from: queue))
        #expect(old?.isExpired == true)
        #expect(renewed?.isExpired == false)
    }
}
