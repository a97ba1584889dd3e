import Basics
public import Journal
import Platform

/// A folder that a carrier copies from machine to machine: Syncthing, a cloud's program, NFS, git.
///
/// Each store appends to a file of its own, which no other store writes, so that the carrier never has to merge two
/// versions of a file. Readers take the edits of all files together. If the carrier keeps a second version of a file
/// under another name, that version is read as well, so that no edit is lost.
public struct FolderRemote: Remote {
    /// The folder as the person wrote it.
    public let name: String
    private let path: String
    private let program: String

    /// The name of every file of edits ends so.
    static let suffix = ".edits"

    /// Creates the remote of a folder, which may be missing if its parent is there.
    ///
    /// - Parameters:
    ///   - name: the folder as the person wrote it.
    ///   - path: the absolute path of the folder.
    ///   - program: the program whose edits the folder has.
    public init(_ name: String, path: String, program: String) {
        (self.name, self.path, self.program) = (name, path, program)
    }

    private func failing<Output: ~Copyable>(
        _ work: () throws(SystemError) -> Output
    ) throws(RemoteError) -> Output {
        do {
            return try work()
        } catch {
            throw error.isMissing ? .unreachable(name, Phrase(of: error)) : .refused(name, Phrase(of: error))
        }
    }

    /// Reads the files of all machines, each from the end of the last read. Unreadable files are skipped with a notice.
    public func read(
        from position: String, after heads: [Int64: Int64], _ take: (RemoteReading) async throws -> Set<Int64>
    ) async throws {
        guard FileSystem.exists(path) else {
            // A folder that was there before may be on a disk that is not connected.
            guard position.isEmpty, heads.isEmpty, FileSystem.isFolder(FileSystem.folder(of: path)) else {
                throw RemoteError.unreachable(name, Phrase(of: SystemError.missing(path)))
            }
            _ = try await take(.identities([]))
            return
        }
        let (files, notices) = try files()
        _ = try await take(.identities(Set(files.map(\.header.identity))))
        for notice in notices { _ = try await take(.notice(notice)) }
        var position = FolderPosition(position)
        if !position.isStill(in: path, of: files) {
            _ = try await take(.restarted)
            position = FolderPosition()
        }
        for file in files { try await read(file, &position, take) }
    }

    /// Returns the files of edits, and what to tell of others.
    private func files() throws(RemoteError) -> (files: [EditsFile], notices: [Phrase]) {
        let entries = try failing { () throws(SystemError) in try FileSystem.entries(in: path) }
            .filter { $0.name.hasSuffix(Self.suffix) }.sorted { $0.name < $1.name }
        var files: [EditsFile] = []
        var notices: [Phrase] = []
        for entry in entries {
            guard entry.kind == .file else {
                notices.append(SyncPhrases.noFile(entry.name))
                continue
            }
            let file: EditsFile
            do {
                file = try EditsFile(entry.name, in: path)
            } catch {
                switch error {
                case .unreadable(let reason): notices.append(SyncPhrases.unreadable(entry.name, reason))
                case .version(let version): throw RemoteError.newer(name, version: version)
                // A carrier creates a file before it fills it.
                case .empty: break
                case .noHeader: notices.append(SyncPhrases.damagedFile(entry.name, at: 0))
                }
                continue
            }
            guard file.header.program == program else {
                throw RemoteError.otherProgram(name, program: file.header.program)
            }
            if !file.isOwn { notices.append(SyncPhrases.conflictCopy(entry.name)) }
            files.append(file)
        }
        return (files, notices)
    }

    /// Reads one file from where it was read to.
    private func read(
        _ file: EditsFile, _ position: inout FolderPosition,
        _ take: (RemoteReading) async throws -> Set<Int64>
    ) async throws {
        let known = position.places[file.name]?.offset ?? 0
        var reader = try failing { () throws(SystemError) in try EditsReader(file, from: known) }
        // Where to go on the next time: at the first record that could not be received.
        var frozen: Int?
        while true {
            let batch = try failing { () throws(SystemError) in try reader.next() }
            if let damage = batch.damage { _ = try await take(.notice(SyncPhrases.damagedFile(file.name, at: damage))) }
            if batch.records.isEmpty, batch.damage == nil { return }
            let (before, start) = (position, frozen)
            let behind: @Sendable (Set<Int64>) -> FolderPosition = { stopped in
                before.reading(file.name, to: start ?? batch.position(without: stopped), in: path)
            }
            let stopped = try await take(.edits(batch.records.map(\.edit)) { behind($0).text })
            position = behind(stopped)
            let isFrozen = !batch.records.allSatisfy { !stopped.contains($0.edit.key.replica) } || batch.damage != nil
            if isFrozen, frozen == nil { frozen = position.places[file.name]?.offset }
        }
    }

    /// Appends edits to the file of the writing replica, which is made if it is missing, and waits for the disk.
    public func add(
        _ edits: [SharedEdit], by writer: Int64, to identity: String, at position: String
    ) async throws -> String {
        var position = FolderPosition(position)
        let name = EditsFile.name(of: writer)
        // A known file had its header a moment ago, when the folder was read.
        let isWhole = try failing { () throws(SystemError) in try EditsFile.hasHeader(name, in: path) }
        if position.places[name] != nil, !isWhole { throw RemoteError.taken }
        try failing { () throws(SystemError) in
            if !FileSystem.exists(path) {
                try FileSystem.createPrivateFolder(path)
            }
            try writeAttributes()
            let file = try LogFile(appendingTo: "\(path)/\(name)")
            let size = try file.size()
            // The offset behind the last record, where writing goes on.
            var end = size
            if !isWhole {
                // The file is new, or its first line is damaged, so that no store reads it. All edits that it had are
                // sent again.
                let header = EditsFile.Header(program: program, identity: identity)
                end = 0
                try file.truncate(to: end)
                try file.append(Array(header.line.utf8))
            } else if let last = try EditsReader.endOfRecords(in: file, size: size), last < size {
                // The rest of a record whose writing was cut short.
                end = last
                try file.truncate(to: end)
            }
            // The records sent now count as read. Otherwise, their loss would not be noticed later.
            let header = try EditsReader.endOfHeader(in: file)
            let isRead = end == 0 || end == position.places[name]?.offset ?? header
            var bytes: [UInt8] = []
            for edit in edits {
                bytes += EditsFile.line(of: edit.record)
                if bytes.count > 1 << 20 {
                    try file.append(bytes)
                    bytes = []
                }
            }
            try file.append(bytes)
            try file.sync()
            if isRead { position = position.reading(name, to: try file.size(), in: path) }
        }
        return position.text
    }

    /// Tells git to leave the files as they are.
    private func writeAttributes() throws(SystemError) {
        let attributes = "\(path)/.gitattributes"
        if !FileSystem.exists(attributes) { try FileSystem.replaceFile(attributes, with: "*\(Self.suffix) -text\n") }
    }
}

/// The position up to which the files of a folder were read. Its text has a line for each file, with the offset behind
/// the last record that was read, a hash of the bytes before that offset, and the name.
///
/// The hash distinguishes a file that has only grown from one that was cut off and has grown again, perhaps with its
/// records in another order.
struct FolderPosition: Sendable {
    struct Place: Equatable, Sendable {
        let offset: Int
        let end: String
    }

    private(set) var places: [String: Place] = [:]

    /// The number of bytes before an offset that are hashed. The end of a record has the checksum of its edit.
    private static let length = 64

    init() {}

    init(_ text: String) {
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ", maxSplits: 2)
            guard words.count == 3, let offset = Int(words[0]) else { continue }
            places[String(words[2])] = Place(offset: offset, end: String(words[1]))
        }
    }

    /// Returns this position after a file was read to an offset.
    func reading(_ name: String, to offset: Int, in folder: String) -> FolderPosition {
        var position = self
        position.places[name] = Self.place(at: offset, of: "\(folder)/\(name)")
        return position
    }

    /// Returns whether every file of this position is among `files`, and still has the same last bytes before the
    /// offset up to which it was read.
    func isStill(in folder: String, of files: [EditsFile]) -> Bool {
        places.allSatisfy { name, place in
            files.contains { $0.name == name } && place == Self.place(at: place.offset, of: "\(folder)/\(name)")
        }
    }

    /// Returns the place at an offset of a file; `nil` if the file cannot be read there.
    private static func place(at offset: Int, of path: String) -> Place? {
        let start = max(0, offset - length)
        let bytes = try? LogFile(reading: path).bytes(from: start, atMost: offset - start)
        guard let bytes, bytes.count == offset - start else { return nil }
        return Place(offset: offset, end: EditsFile.checksum(of: bytes[...]))
    }

    var text: String {
        places.sorted { $0.key < $1.key }.map { "\($0.value.offset) \($0.value.end) \($0.key)" }.joined(separator: "\n")
    }
}
