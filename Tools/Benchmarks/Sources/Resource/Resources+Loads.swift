import Foundation
import ProcessKit
import Resource

extension Resources {
    /// The time to load a resource and keep it in memory. The baseline awaits a task for each value, and keeps the
    /// values in a dictionary.
    static var loading: Measure {
        Measure(
            name: "a load, of \(count)", unit: "µs", count: 7,
            work: {
                let resources = resources(in: roomyStore())
                return try await Measure.nanoseconds(each: count) { try await load(resources) } / 1_000
            },
            twin: {
                var values: [String: [String]] = [:]
                return await Measure.nanoseconds(each: count) {
                    for number in 0..<count {
                        values["\(kind.name)/\(number)"] = await Task.detached { value(number) }.value
                    }
                } / 1_000
            })
    }

    /// Returns a measure of the time to load a resource and write its value to a file. The baseline writes as many
    /// files atomically with Foundation.
    static func writing() throws -> Measure {
        let folder = try ScratchFolder(of: "bench")
        var round = 0
        func next() throws -> String {
            round += 1
            let path = folder.file("\(round)")
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            return path
        }
        return Measure(
            name: "the same, written to the disk", unit: "µs", count: 2,
            work: {
                let path = try next()
                let store = roomyStore(disk: ResourceDisk(folder: path, fileLimit: 2 * count, byteLimit: 1 << 30))
                let resources = resources(in: store)
                let cost = try await Measure.nanoseconds(each: count) {
                    try await load(resources)
                    await store.flush()
                }
                try confirm(count, filesIn: path)
                try FileManager.default.removeItem(atPath: path)
                return cost / 1_000
            },
            twin: {
                let path = try next()
                let cost = try await Measure.nanoseconds(each: count) {
                    for number in 0..<count {
                        let text = value(number).joined(separator: "\n")
                        try text.write(toFile: "\(path)/\(number)", atomically: true, encoding: .utf8)
                    }
                }
                try FileManager.default.removeItem(atPath: path)
                return cost / 1_000
            })
    }

    static func confirm(_ expected: Int, filesIn path: String) throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: path).count
        guard files == expected else { throw Failure("\(files) files are in \(path), of \(expected)") }
    }
}
