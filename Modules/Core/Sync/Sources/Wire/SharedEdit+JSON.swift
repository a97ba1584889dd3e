import Basics
import Journal
import Platform
import SQLite

/// The record of an edit, or of a part of one, as stores exchange it: a JSON object on one line.
///
///     {"edit":[81,5],"time":115964116992,"kind":"change","scopes":[1],"changes":[[2715,"page.title",null,"Monday"]],
///      "checksum":-6341}
///
/// `edit` is the key: the replica and the sequence. `time` is the hybrid time, as in ``Stamp/time``. `of` is the key of
/// the edit that was undone or redone. A change has the row, the field with its table, the values before and after and,
/// if a purge has kept the change of an older edit, the time and the replica of that edit. `part` counts the parts of a
/// large edit from 0, and the last part has the checksum. In a purged edit (`purged`), `erased` is the checksum that
/// the edit had before the purge, if it is known. Unknown members come from a newer program and are ignored. If they
/// must not be ignored, the first line of the log has another version.
extension SharedEdit {
    /// The version of the record. Increment it with every change that an older program would misread.
    static let version = 1

    private static let kinds = ["change", "outside", "part", "undo", "redo"]

    /// The record.
    var record: String {
        var members: [JSONObject.Member] = [
            JSONObject.Member(name: "edit", value: key.json),
            JSONObject.Member(name: "time", value: .integer(Int(time))),
            JSONObject.Member(name: "kind", value: .string(Self.kinds[kind])),
        ]
        func add(_ name: String, _ value: JSONValue?) {
            if let value { members.append(JSONObject.Member(name: name, value: value)) }
        }
        add("of", reverted?.json)
        add("purged", isPurged ? true : nil)
        add("erased", erased.map { .integer(Int($0)) })
        add("part", part > 0 ? .integer(part) : nil)
        add("scopes", scopes.isEmpty ? nil : .array(scopes.map { .integer(Int($0)) }))
        add("changes", changes.isEmpty ? nil : .array(changes.map(\.json)))
        add("checksum", checksum.map { .integer(Int($0)) })
        return JSONValue.object(JSONObject(members: members)).text
    }

    /// Creates an edit from its record; `nil` if the text is no record of this version.
    init?(record: String) {
        guard case .object(let object) = try? JSONValue(parsing: record) else { return nil }
        var members: [String: JSONValue] = [:]
        for member in object.members { members[member.name] = member.value }
        guard let key = EditKey(json: members["edit"]), case .integer(let time) = members["time"],
            case .string(let word) = members["kind"], let kind = Self.kinds.firstIndex(of: word)
        else { return nil }
        var reverted: EditKey?
        if let of = members["of"] {
            guard let key = EditKey(json: of) else { return nil }
            reverted = key
        }
        let scopes = members["scopes"] ?? .array([])
        let changes = members["changes"] ?? .array([])
        guard case .array(let numbers) = scopes, case .array(let records) = changes,
            let part = Self.integer(members["part"], else: 0)
        else { return nil }
        var read: [Change] = []
        read.reserveCapacity(records.count)
        for record in records {
            guard let change = Change(json: record) else { return nil }
            read.append(change)
        }
        var scopesRead: [Int64] = []
        for number in numbers {
            guard case .integer(let scope) = number else { return nil }
            scopesRead.append(Int64(scope))
        }
        var checksum: Int64?
        if let value = members["checksum"] {
            guard case .integer(let number) = value else { return nil }
            checksum = Int64(number)
        }
        self.init(
            key, time: Int64(time), kind: kind, reverted: reverted, isPurged: members["purged"] == true,
            scopes: scopesRead, changes: read, part: part, checksum: checksum)
        if case .integer(let number) = members["erased"] { erased = Int64(number) }
    }

    private static func integer(_ value: JSONValue?, else other: Int) -> Int? {
        guard let value else { return other }
        if case .integer(let number) = value { return number }
        return nil
    }
}

extension EditKey {
    fileprivate var json: JSONValue { [.integer(Int(replica)), .integer(Int(sequence))] }

    fileprivate init?(json: JSONValue?) {
        guard case .array(let numbers) = json, numbers.count == 2, case .integer(let replica) = numbers[0],
            case .integer(let sequence) = numbers[1]
        else { return nil }
        self.init(replica: Int64(replica), sequence: Int64(sequence))
    }
}

extension SharedEdit.Change {
    fileprivate var json: JSONValue {
        var values: [JSONValue] = [.integer(Int(row)), .string(field), before.json, after.json]
        if let stamp { values += [.integer(Int(stamp.time)), .integer(Int(stamp.replica))] }
        return .array(values)
    }

    fileprivate init?(json: JSONValue) {
        guard case .array(let values) = json, values.count == 4 || values.count == 6,
            case .integer(let row) = values[0], case .string(let field) = values[1],
            let before = Value(json: values[2]), let after = Value(json: values[3])
        else { return nil }
        var stamp: Stamp?
        if values.count == 6 {
            guard case .integer(let time) = values[4], case .integer(let replica) = values[5] else { return nil }
            stamp = Stamp(time: Int64(time), replica: Int64(replica))
        }
        self.init(row: Int64(row), field: field, before: before, after: after, stamp: stamp)
    }
}

/// The values of SQLite as JSON. NULL, integers, finite numbers and text are JSON values. A number that is not finite,
/// or a blob, is an array of the name of its type and a string.
extension Value {
    fileprivate var json: JSONValue {
        switch self {
        case .null: .null
        case .integer(let integer): .integer(Int(integer))
        case .real(let real): real.isFinite ? .real(real) : ["real", .string("\(real)")]
        case .text(let text): .string(text)
        case .blob(let bytes): ["blob", .string(bytes.base64)]
        }
    }

    fileprivate init?(json: JSONValue) {
        switch json {
        case .null: self = .null
        case .integer(let integer): self = .integer(Int64(integer))
        case .real(let real): self = .real(real)
        case .string(let text): self = .text(text)
        case .array(let pair):
            guard pair.count == 2, case .string(let kind) = pair[0], case .string(let text) = pair[1] else {
                return nil
            }
            switch kind {
            case "real":
                guard let real = Double(text) else { return nil }
                self = .real(real)
            case "blob":
                guard let bytes = [UInt8](base64: text) else { return nil }
                self = .blob(bytes)
            default: return nil
            }
        case .bool, .object: return nil
        }
    }
}
