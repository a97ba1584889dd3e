import DreamsDomainInterface
import ExchangeDomainInterface
import JSON
import MandalartDomainInterface
import Records
import Terminal

/// A value in a document and the way to it, which reads it as what it should be.
struct JSONField {
    let value: JSONValue
    private let line: Int
    /// The way from the object of the line; empty for that itself.
    private let path: String

    /// The object of a line.
    init(_ value: JSONValue, line: Int) {
        self.init(value, line: line, path: "")
    }

    private init(_ value: JSONValue, line: Int, path: String) {
        (self.value, self.line, self.path) = (value, line, path)
    }

    /// The members of an object.
    ///
    /// - Throws: ``ImportError`` for what is no object, and for a member that is not among the known ones.
    func members(_ known: [String]) throws(ImportError) -> Members {
        guard case .object(let object) = value else { throw wrongKind(.object) }
        for member in object.members where !known.contains(member.name) {
            throw ImportError(
                line: line, field: way(to: member.name).visible, reason: .unknownField(known: known))
        }
        return Members(object: object, owner: self)
    }

    /// The elements of an array.
    func elements() throws(ImportError) -> [JSONField] {
        guard case .array(let values) = value else { throw wrongKind(.array) }
        return values.enumerated().map { JSONField($1, line: line, path: "\(path)[\($0)]") }
    }

    func text() throws(ImportError) -> String {
        guard case .string(let text) = value else { throw wrongKind(.text) }
        return text
    }

    /// Text, or null.
    func textOrNothing() throws(ImportError) -> String? {
        switch value {
        case .string(let text): return text
        case .null: return nil
        default: throw wrongKind(.textOrNothing)
        }
    }

    func number() throws(ImportError) -> Int {
        guard case .integer(let number) = value else { throw wrongKind(.number) }
        return number
    }

    /// A number, or null.
    func numberOrNothing() throws(ImportError) -> Int? {
        switch value {
        case .integer(let number): return number
        case .null: return nil
        default: throw wrongKind(.numberOrNothing)
        }
    }

    func truth() throws(ImportError) -> Bool {
        guard case .bool(let truth) = value else { throw wrongKind(.truth) }
        return truth
    }

    /// What the domain makes of the value, with its error.
    func make<T>(_ make: () throws(MandalartError) -> T) throws(ImportError) -> T {
        do { return try make() } catch { throw self.error(.notTaken(error)) }
    }

    /// What the domain of wishes makes of the value, with its error.
    func makeOfWish<T>(_ make: () throws(DreamsError) -> T) throws(ImportError) -> T {
        do { return try make() } catch { throw self.error(.noWish(error)) }
    }

    func error(_ reason: ImportError.Reason) -> ImportError {
        ImportError(line: line, field: path.isEmpty ? nil : path, reason: reason)
    }

    /// What is wrong with a member of an object.
    func error(_ reason: ImportError.Reason, at member: String) -> ImportError {
        ImportError(line: line, field: way(to: member), reason: reason)
    }

    /// The members of the object of a line, which is a record of a kind.
    ///
    /// - Throws: ``ImportError`` for what has none of the known members, for another schema or kind, and as
    ///   ``members(_:)``.
    func record(_ kind: String, members known: [String]) throws(ImportError) -> Members {
        guard case .object(let object) = value else { throw wrongKind(.object) }
        if object.members.allSatisfy({ !known.contains($0.name) }) { throw error(.notADocument) }
        let members = Members(object: object, owner: self)
        let schema = try members.required("schema")
        guard try schema.number() == Schema.number else {
            throw schema.error(.notOneOf(["\(Schema.number)"], found: schema.value.text))
        }
        let found = try members.required("kind")
        guard try found.text() == kind else { throw found.error(.notOneOf(JSONField.kinds, found: try found.text())) }
        return try self.members(known)
    }

    /// Whether the object of a line is a wish.
    func isWish() throws(ImportError) -> Bool {
        guard case .object(let object) = value else { throw wrongKind(.object) }
        return object["kind"] == .string(Wish.record.kind)
    }

    private static let kinds = [NamedChart.record.kind, Wish.record.kind]

    /// The members of an object, by their names.
    struct Members {
        fileprivate let object: JSONObject
        fileprivate let owner: JSONField

        /// A member that may be left out.
        func optional(_ name: String) -> JSONField? {
            object[name].map { JSONField($0, line: owner.line, path: owner.way(to: name)) }
        }

        /// A member that must be there.
        func required(_ name: String) throws(ImportError) -> JSONField {
            guard let field = optional(name) else {
                throw ImportError(line: owner.line, field: owner.way(to: name), reason: .missing)
            }
            return field
        }
    }

    private func way(to member: String) -> String { path.isEmpty ? member : "\(path).\(member)" }

    private func wrongKind(_ kind: ImportError.ValueKind) -> ImportError {
        let found = value.text
        return error(.wrongKind(kind, found: found.count > 40 ? "\(found.prefix(40))…" : found))
    }
}
