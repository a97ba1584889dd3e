import Basics
import Platform

/// A folder for an exported site, with a list of the site's own files. Writing the site again replaces or removes only
/// the listed files.
///
/// Symbolic links in the folder are replaced or removed, but never followed.
struct SiteFolder {
    /// What a folder has in it before the site is written.
    enum Contents: String {
        case nothing, site, other
    }

    let path: String
    private let heading: String
    private let list: String
    /// The path of the temporary folder for new files until all of them are written.
    private let stage: String
    private var kinds: [String: FileSystem.Entry.Kind] = [:]
    /// The names of the existing site's files; `nil` if there is no site.
    private var earlier: [String]?

    /// Creates the site folder of a program at a path, which may not exist yet.
    init(_ path: String, of program: String) {
        let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        self.path = path
        heading = "\(program) site"
        (list, stage) = (".\(program)-site", "\(path)/.\(program)-site.new")
    }

    /// Reads what is in the folder, before the site is written.
    ///
    /// - Throws: `SystemError` if the path is not a folder or cannot be read.
    mutating func read() throws(SystemError) -> Contents {
        guard FileSystem.exists(path) else { return .nothing }
        guard FileSystem.isFolder(path) else { throw .notAFolder(path) }
        let entries = try FileSystem.entries(in: path)
        kinds = Dictionary(entries.map { ($0.name, $0.kind) }) { first, _ in first }
        let isSite = kinds[list] == .file
        earlier = isSite ? try Self.files(in: "\(path)/\(list)", after: heading) : nil
        if earlier != nil { return .site }
        return entries.isEmpty ? .nothing : .other
    }

    /// Replaces the site with new files, and removes its old files that are no longer listed. The old site remains
    /// unchanged until all new files are written.
    func write(
        _ files: [String], _ text: (String) async throws -> String, done: (Int) -> Void
    ) async throws {
        let own = Set(earlier ?? [])
        if let foreign = files.first(where: { kinds[$0] != nil && (kinds[$0] == .folder || !own.contains($0)) }) {
            let file = "\(path)/\(foreign)"
            throw kinds[foreign] == .folder ? SystemError.folder(file) : SystemError.exists(file)
        }
        let made = try FileSystem.createFolder(path)
        do {
            try keep(own.union(files).sorted())
            try removeStage()
            try FileSystem.createPrivateFolder(stage)
            for (index, file) in files.enumerated() {
                let text = try await text(file)
                try Task.checkCancellation()
                try make(file, with: text)
                done(index + 1)
            }
        } catch {
            takeBack(made)
            throw error
        }
        for file in files { try FileSystem.move("\(stage)/\(file)", to: "\(path)/\(file)") }
        try removeStage()
        for file in own.subtracting(files) where kinds[file] == .file || kinds[file] == .link {
            try FileSystem.removeFile("\(path)/\(file)")
        }
        try keep(files)
    }

    private func make(_ file: String, with text: String) throws(SystemError) {
        do throws(SystemError) {
            let old = "\(path)/\(file)"
            let permissions = kinds[file] == .file ? FileSystem.permissions(of: old) : nil
            try FileSystem.replaceFile(
                "\(stage)/\(file)", with: text, permissions: permissions ?? FileSystem.usualPermissions)
        } catch {
            throw SystemError(error.operation, "\(path)/\(file)", code: error.code)
        }
    }

    private func keep(_ files: [String]) throws(SystemError) {
        let text = ([heading] + files).map { "\($0)\n" }.joined()
        try FileSystem.replaceFile("\(path)/\(list)", with: text, permissions: FileSystem.usualPermissions)
    }

    /// Removes the temporary folder, which an interrupted run may have left.
    private func removeStage() throws(SystemError) {
        guard let kind = FileSystem.kind(of: stage) else { return }
        if kind == .folder { try FileSystem.removeFolder(stage) } else { try FileSystem.removeFile(stage) }
    }

    /// Undoes a failed write: restores the old list of files or, if there was no site before, removes the list and the
    /// folders that were created. Errors are ignored, since the caller throws the error of the write.
    private func takeBack(_ made: [String]) {
        try? removeStage()
        if let earlier { return (try? keep(earlier)) ?? () }
        try? FileSystem.removeFile("\(path)/\(list)")
        for folder in made.reversed() { try? FileSystem.removeEmptyFolder(folder) }
    }

    /// Reads the file names from a list; `nil` if its first line is not the heading. Names that lead out of the folder
    /// are ignored.
    private static func files(in list: String, after heading: String) throws(SystemError) -> [String]? {
        let text = String(decoding: try FileSystem.bytes(of: list, atMost: 1 << 24), as: UTF8.self)
        let lines = text.split(separator: "\n").map(String.init)
        guard lines.first == heading else { return nil }
        return lines.dropFirst().filter { !$0.hasPrefix(".") && !$0.contains("/") }
    }
}

struct NotASite: Rejection, Equatable {
    let folder: String

    var explanation: Phrase { DocumentPhrases.notASite(folder) }
}
