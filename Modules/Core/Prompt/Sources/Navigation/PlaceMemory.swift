import Platform

/// The file in which a program keeps where a person is, as one line such as `mandalart://home/subgoal/3`, so that the
/// next run can begin there.
///
/// Losing it does no harm, so a failure to read or write it is ignored.
public struct PlaceMemory: Sendable {
    private let folder: String
    /// The place where every run begins, whatever is kept; `nil` for the one that is kept.
    package private(set) var firstPlace: String?
    private var path: String { "\(folder)/place" }

    /// A memory in a folder, which is made when there is something to keep. The file is `place` in that folder.
    public init(folder: String) {
        self.folder = folder
    }

    /// The same memory for runs that all begin at one place, as one line such as `mandalart://today`.
    public func beginning(at place: String) -> PlaceMemory {
        var memory = self
        memory.firstPlace = place
        return memory
    }

    /// The line with which a run begins: that of the first place, else the one that was kept; `nil` without a valid one.
    package func read() -> String? {
        if let firstPlace { return firstPlace }
        let longest = 4096
        guard let bytes = try? FileSystem.firstBytes(of: path, count: longest + 1), bytes.count <= longest else {
            return nil
        }
        return String(validating: bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes[...], as: UTF8.self)
    }

    /// Keeps a line in place of the one before.
    package func write(_ line: String) {
        do {
            try FileSystem.createPrivateFolder(folder)
            try FileSystem.replaceFile(path, with: "\(line)\n")
        } catch {
            // The next run begins where it would begin without a kept place.
        }
    }
}
