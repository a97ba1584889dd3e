import Basics

/// A file of a ``ResourceDisk``. Its name contains the hash of the resource whose value it holds. An empty file is a mark
/// that expires all earlier values about a subject, and its name contains the hash of the subject.
struct DiskFile: Equatable {
    let number: UInt64
    let hash: UInt64
    var size = 0

    var isMark: Bool { size == 0 }
    var name: String { "\(number.hexadecimal)-\(hash.hexadecimal).resource" }

    /// Returns a hash that is the same in every run of the program.
    static func hash(of text: some StringProtocol) -> UInt64 { FNV1a.of(text.utf8).value }
}

extension DiskFile {
    /// Parses a file name; `nil` if it is not in the form of ``name``.
    init?(name: String) {
        let numbers = name.prefix { $0 != "." }.split(separator: "-").compactMap { UInt64($0, radix: 16) }
        guard numbers.count == 2 else { return nil }
        self.init(number: numbers[0], hash: numbers[1])
        // Names with signs, capitals or missing zeros belong to other programs.
        guard self.name == name else { return nil }
    }
}

/// The contents of a value's file: the value as JSON, the path of its resource, its time, and its subjects.
struct StoredValue: Sendable {
    /// The path of the resource.
    let path: String
    /// The time when the value was loaded.
    let time: Timestamp
    /// The subjects of the value, besides its own key and its kind.
    let subjects: [ResourceSubject]
    let json: JSONValue
    /// Whether a subject has been expired since the value was written; not part of the file.
    var isExpired = false

    /// The text of the file: a line with a hash that detects damage, and a line with the contents as JSON.
    var text: String {
        let object: JSONValue = [
            "path": .string(path), "time": .integer(Int(time.milliseconds)),
            "subjects": .array(subjects.map { .string($0.text) }), "value": json,
        ]
        let line = object.text
        return "\(DiskFile.hash(of: line).hexadecimal)\n\(line)\n"
    }
}

extension StoredValue {
    /// Parses the text of a file; `nil` if the text is damaged.
    init?(text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count == 3, lines[2].isEmpty, lines[0] == DiskFile.hash(of: lines[1]).hexadecimal,
            case .object(let object)? = try? JSONValue(parsing: String(lines[1])),
            case .string(let path)? = object["path"], case .integer(let time)? = object["time"],
            let json = object["value"],
            let texts = object["subjects"].flatMap(ResourceCoding.string.array.decode)
        else { return nil }
        self.init(
            path: path, time: Timestamp(milliseconds: Int64(time)), subjects: texts.map(ResourceSubject.init(text:)),
            json: json)
    }
}
