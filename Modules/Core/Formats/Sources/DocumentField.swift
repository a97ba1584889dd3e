public import Basics
import Terminal

/// A JSON value in a document, with its position and typed access.
public struct DocumentField<Failure: DocumentFailure> {
    /// The members of a JSON object in a document.
    public typealias Members = DocumentMembers<Failure>

    /// The JSON value.
    public let value: JSONValue
    private let line: Int
    /// The path to the value from the line's top-level object; empty for that object itself.
    private let path: String

    /// Creates the field for the top-level object of a line.
    public init(_ value: JSONValue, line: Int) {
        self.init(value, line: line, path: "")
    }

    fileprivate init(_ value: JSONValue, line: Int, path: String) {
        (self.value, self.line, self.path) = (value, line, path)
    }

    /// The position of the value in the document: its line and its path.
    public var place: DocumentPlace { DocumentPlace(line: line, field: path.isEmpty ? nil : path) }

    /// Returns the position of the member with the given name, which need not exist.
    public func place(of member: String) -> DocumentPlace { DocumentPlace(line: line, field: way(to: member)) }

    /// Returns the error for a fault in the value.
    public func error(_ fault: FormatFault) -> Failure {
        Failure(FormatError(line: line, field: place.field, fault))
    }

    /// Returns the members of the value, which must be an object with no members other than the known ones.
    ///
    /// - Throws: an error for a value that is not an object, or for an unknown member.
    public func members(_ known: [String]) throws(Failure) -> Members {
        guard case .object(let object) = value else { throw wrongKind(.object) }
        for member in object.members where !known.contains(member.name) {
            throw Failure(
                FormatError(line: line, field: way(to: member.name).visible, .unknownField(known: known)))
        }
        return Members(object: object, owner: self)
    }

    /// Returns the elements of the value, which must be an array.
    public func elements() throws(Failure) -> [DocumentField] {
        guard case .array(let values) = value else { throw wrongKind(.array) }
        return values.enumerated().map { DocumentField($1, line: line, path: "\(path)[\($0)]") }
    }

    /// Returns the value, which must be a string.
    public func text() throws(Failure) -> String {
        guard case .string(let text) = value else { throw wrongKind(.text) }
        return text
    }

    /// Returns the value, which must be a string or null; `nil` for null.
    public func textOrNothing() throws(Failure) -> String? {
        switch value {
        case .string(let text): return text
        case .null: return nil
        default: throw wrongKind(.textOrNothing)
        }
    }

    /// Returns the value, which must be an integer.
    public func number() throws(Failure) -> Int {
        guard case .integer(let number) = value else { throw wrongKind(.number) }
        return number
    }

    /// Returns the value, which must be an integer or null; `nil` for null.
    public func numberOrNothing() throws(Failure) -> Int? {
        switch value {
        case .integer(let number): return number
        case .null: return nil
        default: throw wrongKind(.numberOrNothing)
        }
    }

    /// Returns the value, which must be a Boolean.
    public func truth() throws(Failure) -> Bool {
        guard case .bool(let truth) = value else { throw wrongKind(.truth) }
        return truth
    }

    /// Returns the kind of record: the string in the object's member `kind`; `nil` without such a string.
    public func kind() throws(Failure) -> String? {
        guard case .object(let object) = value else { throw wrongKind(.object) }
        guard case .string(let kind) = object["kind"] else { return nil }
        return kind
    }

    /// Returns the members of the line's top-level object, which must be a record of the given kind.
    ///
    /// - Parameters:
    ///   - kind: the required kind of record.
    ///   - kinds: all kinds that the document can have, which the error for another kind lists.
    ///   - known: the names of all valid members.
    ///   - other: returns the error for an object that has none of the known members.
    /// - Returns: the members.
    /// - Throws: the error of `other`, an error for another schema or kind, and the errors of ``members(_:)``.
    public func record(
        _ kind: String, of kinds: [String], members known: [String], orElse other: (DocumentPlace) -> Failure
    ) throws(Failure) -> Members {
        guard case .object(let object) = value else { throw wrongKind(.object) }
        if object.members.allSatisfy({ !known.contains($0.name) }) { throw other(place) }
        let members = Members(object: object, owner: self)
        let schema = try members.required("schema")
        guard try schema.number() == RecordSchema.number else {
            throw schema.error(.notOneOf(["\(RecordSchema.number)"], found: schema.value.text))
        }
        let found = try members.required("kind")
        guard try found.text() == kind else { throw found.error(.notOneOf(kinds, found: try found.text())) }
        return try self.members(known)
    }

    /// Returns the error for a value that is not of the given kind.
    public func wrongKind(_ kind: FormatFault.ValueKind) -> Failure {
        let found = value.text
        return error(.wrongKind(kind, found: found.count > 40 ? "\(found.prefix(40))…" : found))
    }

    fileprivate func way(to member: String) -> String { path.isEmpty ? member : "\(path).\(member)" }
}

/// The members of a JSON object in a document, by name.
public struct DocumentMembers<Failure: DocumentFailure> {
    fileprivate let object: JSONObject
    fileprivate let owner: DocumentField<Failure>

    /// Returns the member with the given name, if any.
    public func optional(_ name: String) -> DocumentField<Failure>? {
        object[name].map { DocumentField($0, line: owner.place.line, path: owner.way(to: name)) }
    }

    /// Returns the member with the given name, which must exist.
    public func required(_ name: String) throws(Failure) -> DocumentField<Failure> {
        guard let field = optional(name) else {
            throw Failure(FormatError(line: owner.place.line, field: owner.way(to: name), .missing))
        }
        return field
    }
}
