import Foundation

/// Reads, writes and removes whole files.
enum Files {
    static func makeFolder(_ path: String) throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    /// Removes a file, or a folder with its contents, if it exists.
    static func remove(_ path: String) throws {
        guard FileManager.default.fileExists(atPath: path) else { return }
        try FileManager.default.removeItem(atPath: path)
    }

    static func bytes(of path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(filePath: path)))
    }

    static func write(_ bytes: [UInt8], to path: String) throws {
        try Data(bytes).write(to: URL(filePath: path))
    }

    /// Returns the bytes of the files in a folder, by name. Subfolders are left out.
    static func contents(of folder: String) throws -> [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: "\(folder)/\(name)", isDirectory: &isFolder)
            if !isFolder.boolValue { files[name] = try bytes(of: "\(folder)/\(name)") }
        }
        return files
    }

    /// Returns a noun for a file of a store by its role, such as “the log”, for a report.
    static func noun(of name: String) -> String {
        let nouns = [
            "-wal": "the log", "-shm": "the log's index", "-journal": "the journal",
            "-acknowledged": "the number of the last edit",
        ]
        return nouns.first { name.hasSuffix($0.key) }?.value ?? "the main file"
    }

    /// Whether the file is a database, and not one of the files beside it, such as the log.
    static func isMainFile(_ name: String) -> Bool { name.hasSuffix(".db") }

    /// Whether the file can contain edits. The index of a log and the number of the last edit are facts about other
    /// files.
    static func holdsContent(_ name: String) -> Bool {
        !name.hasSuffix("-shm") && !name.hasSuffix("-acknowledged")
    }

    /// Writes files into an empty folder.
    static func write(_ files: [String: [UInt8]], into folder: String) throws {
        for (name, bytes) in files { try write(bytes, to: "\(folder)/\(name)") }
    }
}
