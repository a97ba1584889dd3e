import Foundation
import ProcessKit
import Resource

extension Resources {
    /// The memory that a loaded resource takes in a store. The baseline is the same value in a dictionary.
    static var heap: Measure {
        Measure(
            name: "heap per resource of \(count)", unit: "bytes", count: 5,
            work: {
                let store = roomyStore()
                let resources = resources(in: store)
                let before = try Heap.allocatedBytes()
                try await load(resources)
                let after = try Heap.allocatedBytes()
                guard store.resourcesInMemory == count else { throw Failure("not all are in memory") }
                return Double(after - before) / Double(count)
            },
            twin: {
                let before = try Heap.allocatedBytes()
                let dictionary = dictionary()
                let after = try Heap.allocatedBytes()
                Runtime.use(dictionary)
                return Double(after - before) / Double(count)
            })
    }

    /// Returns a measure of the memory that a store with the default limits still takes after all resources were loaded
    /// and released. The store should have kept only the last thousand.
    static func heapLeft() throws -> Measure {
        let folder = try ScratchFolder(of: "bench")
        return Measure(
            name: "heap after \(count) loaded and left", unit: "MiB", count: 2,
            work: {
                let before = try Heap.allocatedBytes()
                let store = try await leave(in: folder)
                let after = try Heap.allocatedBytes()
                guard store.resourcesInMemory == ResourceSettings().idleCount else {
                    throw Failure("\(store.resourcesInMemory) resources are in memory")
                }
                return Double(after - before) / 1_048_576
            })
    }

    /// Returns a measure of the number of files that a store with the default limits leaves on the disk.
    static func diskLeft() throws -> Measure {
        let folder = try ScratchFolder(of: "bench")
        return Measure(
            name: "files of \(count) loaded (at most 1000)", unit: "files", count: 1,
            work: {
                _ = try await leave(in: folder)
                let files = try FileManager.default.contentsOfDirectory(atPath: folder.file("left")).count
                guard files <= 1_000 else { throw Failure("\(files) files are left") }
                return Double(files)
            })
    }

    /// Returns a store that has loaded all resources, one after the other, and has written its pending values to the
    /// disk.
    private static func leave(in folder: ScratchFolder) async throws -> ResourceStore {
        let path = folder.file("left")
        if FileManager.default.fileExists(atPath: path) { try FileManager.default.removeItem(atPath: path) }
        let store = ResourceStore(disk: ResourceDisk(folder: path))
        for resource in resources(in: store) { _ = try await resource.updated() }
        await store.flush()
        return store
    }
}
