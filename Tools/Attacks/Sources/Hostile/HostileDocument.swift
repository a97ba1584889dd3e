import Foundation

/// A document that the program must reject, or import without harm.
@MainActor struct HostileDocument {
    let text: String
    let ending: String
    /// The path of a file or folder that is imported as it is, such as `/dev/zero`; `nil` for a document that is
    /// written from bytes.
    var path: String?
    /// The beginning of the file.
    var bytes: [UInt8] = []
    /// The text that follows the beginning `count` times.
    private var part = ""
    private var count = 0
    private var end = ""
    /// Whether the document is an unchanged export, because the text to replace does not occur in it.
    private(set) var isUnchanged = false

    /// Returns documents of every kind, and damaged copies of the program's exports.
    static func all(json: [UInt8], csv: [UInt8], copies: Int, _ chance: inout Chance) -> [HostileDocument] {
        systemFiles + deep + large + strange(json) + (0..<copies).map { damaged($0 % 2 == 0 ? json : csv, $0, &chance) }
    }

    /// Writes the document to a file in pieces. This process must stay small, because a process that it starts begins
    /// with a copy of its memory.
    func write(to path: String) throws {
        try Files.write(bytes, to: path)
        guard count > 0, let file = FileHandle(forWritingAtPath: path) else { return }
        defer { file.closeFile() }
        let block = Data(String(repeating: part, count: 10_000).utf8)
        file.seekToEndOfFile()
        for _ in 0..<(count / 10_000) { file.write(block) }
        file.write(Data(end.utf8))
    }

    private static let systemFiles = ["/dev/zero", "/dev/null", "/tmp", "/nowhere/at/all", "/dev/urandom"].map { path in
        HostileDocument(text: path, ending: "json", path: path)
    }

    private static let deep = ["[", "{\"a\":", "{\"charts\":[", "\"\",\""].flatMap { part in
        ["json", "csv"].map { HostileDocument(text: "a million \(part)", ending: $0, part: part, count: 1_000_000) }
    }

    private static var large: [HostileDocument] {
        func document(_ text: String, _ ending: String, _ start: String, _ part: String, _ end: String) -> Self {
            HostileDocument(
                text: "100 MB \(text)", ending: ending, bytes: Array(start.utf8), part: part, count: 100_000_000,
                end: end)
        }
        return [
            document("of spaces", "json", "", " ", ""), document("of zeros", "json", "", "\0", ""),
            document(
                "in a title", "json", "{\"schema\":1,\"kind\":\"chart\",\"coreGoal\":{\"title\":\"", "x", "\"}}"),
            document("of commas", "csv", "", ",", ""), document("of lines", "csv", "", "\n", ""),
            document("in a quoted field", "csv", "\"", "x", ""),
        ]
    }

    /// Returns copies of an export, each with a text replaced or in another encoding.
    private static func strange(_ json: [UInt8]) -> [HostileDocument] {
        let text = String(decoding: json, as: UTF8.self)
        let replacements = [
            ("\"title\":\"", "\"title\":\"\\u0000"), ("\"title\":\"", "\"title\":\"\\ud800"),
            ("\"title\":\"", "\"title\":7,\"x\":\""), ("\"position\":1", "\"position\":99999999999999999999"),
            ("\"position\":1", "\"position\":-1"), ("\"rate\":", "\"rate\":1e999999,\"x\":"),
            ("\"schema\":1", "\"schema\":2"), ("\"subGoals\":[", "\"subGoals\":[null,"),
            ("\"coreGoal\":", "\"coreGoal\":null,\"coreGoal\":"), ("\"items\":[", "\"items\":[[],"),
        ]
        let copies = replacements.map { old, new in
            let bytes = Array(text.replacing(old, with: new).utf8)
            return HostileDocument(
                text: "a chart with \(new) for \(old)", ending: "json", bytes: bytes, isUnchanged: bytes == json)
        }
        let wide = Array("\u{FEFF}".utf8) + json
        let utf16: [UInt8] = [0xFF, 0xFE] + json.flatMap { [$0, UInt8(0)] }
        let invalid = Array(text.replacing("\"title\":\"", with: "\"title\":\"\u{1}").utf8).map { $0 == 1 ? 0xFF : $0 }
        return copies + [
            HostileDocument(text: "a chart after a byte order mark", ending: "json", bytes: wide),
            HostileDocument(text: "a chart in UTF-16", ending: "json", bytes: utf16),
            HostileDocument(
                text: "a chart in invalid UTF-8", ending: "json", bytes: invalid, isUnchanged: invalid == json),
            HostileDocument(text: "a chart as CSV", ending: "csv", bytes: json),
        ]
    }

    private static func damaged(_ bytes: [UInt8], _ number: Int, _ chance: inout Chance) -> HostileDocument {
        var bytes = bytes
        for _ in 0...chance.below(4) where !bytes.isEmpty {
            let index = chance.below(bytes.count)
            switch chance.below(4) {
            case 0: bytes[index] = UInt8(truncatingIfNeeded: chance.next())
            case 1: bytes.remove(at: index)
            case 2: bytes.insert(chance.pick(Array("\"{}[],:0\u{0}\\\n".utf8)) ?? 0, at: index)
            default: bytes.removeSubrange(index..<min(bytes.count, index + chance.below(200)))
            }
        }
        let ending = number % 2 == 0 ? "json" : "csv"
        return HostileDocument(text: "a damaged \(ending) export", ending: ending, bytes: bytes)
    }
}
