import Platform

/// The file that keeps a person's place, as one line such as `mandalart://home/subgoal/3`, so that the next run can
/// begin there.
///
/// Losing it does no harm, so errors of reading and writing it are ignored.
public struct PlaceMemory: Sendable {
    private let folder: String
    /// The fixed first place of every run; `nil` to use the stored one.
    package private(set) var firstPlace: String?
    private var path: String { "\(folder)/place" }

    /// A memory in the file `place` of a folder, which is created when there is something to store.
    public init(folder: String) {
        self.folder = folder
    }

    /// Returns the memory with a fixed first place for every run, such as `mandalart://today`.
    public func beginning(at place: String) -> PlaceMemory {
        var memory = self
        memory.firstPlace = place
        return memory
    }

    /// Returns the fixed first place, or else the stored one; `nil` if there is no valid one.
    package func read() -> String? {
        if let firstPlace { return firstPlace }
        let longest = 4096
        guard let bytes = try? FileSystem.firstBytes(of: path, count: longest + 1), bytes.count <= longest else {
            return nil
        }
        return String(validating: bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes[...], as: UTF8.self)
    }

    /// Stores a line, replacing the previous one.
    package func write(_ line: String) {
        do {
            try FileSystem.createPrivateFolder(folder)
            try FileSystem.replaceFile(path, with: "\(line)\n")
        } catch {
            // The next run begins where it would begin without a kept place.
        }
    }
}
