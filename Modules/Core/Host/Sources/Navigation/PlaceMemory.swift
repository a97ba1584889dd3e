import Platform

/// The file that stores a person's place between runs, as one line such as `mandalart://home/subgoal/3`.
///
/// Losing the file does no harm, so errors of reading and writing it are ignored.
public struct PlaceMemory: Sendable {
    private let folder: String
    /// The link to the first place of every run; `nil` to use the stored place.
    package private(set) var firstPlace: String?
    private var path: String { "\(folder)/place" }

    /// Creates a memory in the file `place` of a folder. Both are created when a place is first stored.
    public init(folder: String) {
        self.folder = folder
    }

    /// Returns a copy with a fixed first place for every run, such as `mandalart://today`.
    public func beginning(at place: String) -> PlaceMemory {
        var memory = self
        memory.firstPlace = place
        return memory
    }

    /// Returns the fixed first place, or else the stored one; `nil` if none is stored, or the file is too long or not
    /// UTF-8.
    package func read() -> String? {
        if let firstPlace { return firstPlace }
        let longest = 4096
        guard let bytes = try? FileSystem.firstBytes(of: path, count: longest + 1), bytes.count <= longest else {
            return nil
        }
        return String(validating: bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes[...], as: UTF8.self)
    }

    /// Stores the link of a place, replacing the previous one.
    package func write(_ line: String) {
        do {
            try FileSystem.createPrivateFolder(folder)
            try FileSystem.replaceFile(path, with: "\(line)\n")
        } catch {
            // The next run begins as it would without a stored place.
        }
    }
}
