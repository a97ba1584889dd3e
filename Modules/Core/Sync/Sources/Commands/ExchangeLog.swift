import Basics
import Platform

/// The file `sync.log` beside a store: when edits of the store were last exchanged with each target. While the file is
/// locked, no other program exchanges edits of the store.
///
/// An exchange without anything new writes only a line here, because a write to the store would have to be synced to
/// the disk several times.
struct ExchangeLog: ~Copyable {
    private static let most = 16 << 10

    private let file: LockedFile

    /// Waits up to half a second for the lock, and holds it until this value is destroyed.
    ///
    /// - Throws: `SystemError` while another program exchanges the store, or when the file cannot be written.
    init(in folder: String) throws(SystemError) {
        file = try LockedFile(Self.path(in: folder))
    }

    private static func path(in folder: String) -> String { "\(folder)/sync.log" }

    private static func line(_ target: String, _ time: Timestamp) -> String { "\(time.milliseconds) \(target)\n" }

    /// Notes the time of a complete exchange.
    func note(_ target: String, at time: Timestamp) throws(SystemError) { try file.append(Self.line(target, time)) }

    /// Releases the lock, and keeps a line for each target where there are many.
    consuming func close() throws(SystemError) {
        let bytes = try file.bytes()
        guard bytes.count > Self.most else { return }
        let lines = Self.times(in: bytes).sorted { $0.key < $1.key }.map { Self.line($0.key, $0.value) }
        try file.replace(with: lines.joined())
    }

    /// Returns the time of the last complete exchange with each target, as far as it is known.
    static func times(in folder: String) -> [String: Timestamp] {
        let bytes = try? FileSystem.bytes(of: path(in: folder), atMost: most * 2, isOwn: true)
        return times(in: bytes ?? [])
    }

    private static func times(in bytes: [UInt8]) -> [String: Timestamp] {
        let times = String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ", maxSplits: 1)
            let time = words.first.flatMap { Int64($0) }
            return time.map { (String(words.last ?? ""), Timestamp(milliseconds: $0)) }
        }
        return Dictionary(times) { _, last in last }
    }
}
