import Basics

/// The contents of a value's file: the value as JSON, the path of its resource, its time, and its subjects.
struct StoredValue: Equatable, Sendable {
    private static let version = 1

    /// The path of the resource.
    let path: String
    /// The time when the value was loaded.
    let time: Timestamp
    /// The subjects of the value, besides its own key and its kind.
    let subjects: [ResourceSubject]
    let json: JSONValue

    /// The subjects of the value, including its key and its kind. The expiry of any of them expires the value.
    var allSubjects: [ResourceSubject] {
        let kind = path.prefix { $0 != "/" }
        return [.key(atPath: path), .kind(named: String(kind))] + subjects
    }

    /// The text of the file: a line with a hash that detects damage, and a line with the contents as JSON.
    var text: String {
        let object: JSONValue = [
            "version": .integer(Self.version), "path": .string(path), "time": .integer(Int(time.milliseconds)),
            "subjects": .array(subjects.map { .string($0.text) }), "value": json,
        ]
        let line = object.text
        return "\(DiskFile.digits(DiskHash(of: line).value))\n\(line)\n"
    }

    init(path: String, time: Timestamp, subjects: [ResourceSubject], json: JSONValue) {
        (self.path, self.time, self.subjects, self.json) = (path, time, subjects, json)
    }

    /// Parses the text of a file; `nil` if the text is damaged or of another version.
    init?(text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count == 3, lines[2].isEmpty, lines[0] == DiskFile.digits(DiskHash(of: lines[1]).value),
            case .object(let object)? = try? JSONValue(parsing: String(lines[1])),
            object["version"] == .integer(Self.version), case .string(let path)? = object["path"],
            case .integer(let time)? = object["time"], case .array(let subjects)? = object["subjects"],
            let json = object["value"]
        else { return nil }
        let texts = subjects.compactMap { if case .string(let text) = $0 { text } else { nil } }
        guard texts.count == subjects.count else { return nil }
        self.init(
            path: path, time: Timestamp(milliseconds: Int64(time)), subjects: texts.map(ResourceSubject.init(text:)),
            json: json)
    }
}
