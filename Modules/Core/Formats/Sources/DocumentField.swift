public import Documents
public import JSON
import Records
import Terminal

/// A JSON value in a document, with its path and typed access.
public struct DocumentField<Failure: DocumentFailure> {
    /// The members of an object.
    public typealias Members = DocumentMembers<Failure>

    /// The value.
    public let value: JSONValue
    private let line: Int
    /// The path from the top-level object of the line; empty for that object.
    private let path: String

    /// Creates the field for the top-level object of a line.
    public init(_ value: JSONValue, line: Int) {
        self.init(value, line: line, path: "")
    }

    fileprivate init(_ value: JSONValue, line: Int, path: String) {
        (self.value, self.line, self.path) = (value, line, path)
    }

    /// The position of the value.
    public var place: DocumentPlace { DocumentPlace(line: line, field: path.isEmpty ? nil : path) }

    /// Returns the position of a member of an object.
    public func place(of member: String) -> DocumentPlace { DocumentPlace(line: line, field: way(to: member)) }

    /// The error of the value.
    public func error(_ fault: FormatFault) -> Failure {
        Failure(FormatError(line: line, field: place.field, fault))
    }

    /// Returns the members of an object.
    ///
    /// - Throws: an error for a value that is not an object, and for an unknown member.
    public func members(_ known: [String]) throws(Failure) -> Members {
        guard case .object(let object) = value else { throw wrongKind(.object) }
        for member in object.members where !known.contains(member.name) {
            throw Failure(
                FormatError(line: line, field: way(to: member.name).visible, .unknownField(known: known)))
        }
        return Members(object: object, owner: self)
    }

    /// Returns the elements of an array.
    ///
    /// - Throws: an error for a value of another kind, as do all other functions.
    public func elements() throws(Failure) -> [DocumentField] {
        guard case .array(let values) = value else { throw wrongKind(.array) }
        return values.enumerated().map { DocumentField($1, line: line, path: "\(path)[\($0)]") }
    }

    /// Returns a string.
    public func text() throws(Failure) -> String {
        guard case .string(let text) = value else { throw wrongKind(.text) }
        return text
    }

    /// Returns a string; `nil` for null.
    public func textOrNothing() throws(Failure) -> String? {
        switch value {
        case .string(let text): return text
        case .null: return nil
        default: throw wrongKind(.textOrNothing)
        }
    }

    /// Returns a whole number.
    public func number() throws(Failure) -> Int {
        guard case .integer(let number) = value else { throw wrongKind(.number) }
        return number
    }

    /// Returns a whole number; `nil` for null.
    public func numberOrNothing() throws(Failure) -> Int? {
        switch value {
        case .integer(let number): return number
        case .null: return nil
        default: throw wrongKind(.numberOrNothing)
        }
    }

    /// Returns a Boolean.
    public func truth() throws(Failure) -> Bool {
        guard case .bool(let truth) = value else { throw wrongKind(.truth) }
        return truth
    }

    /// Returns the kind of record of the line's object, if it has one.
    ///
    /// - Throws: an error for a value that is not an object.
    public func kind() throws(Failure) -> String? {
        guard case .object(let object) = value else { throw wrongKind(.object) }
        guard case .string(let kind) = object["kind"] else { return nil }
        return kind
    }

    /// Returns the members of the line's top-level object, which must be a record of the given kind.
    ///
    /// - Parameters:
    ///   - kind: the kind that it must be.
    ///   - kinds: all kinds that the document can have.
    ///   - known: the members that there can be.
    ///   - other: the error for an object that has none of them.
    /// - Returns: the members.
    /// - Throws: that error, one for another schema or kind, and as ``members(_:)``.
    public func record(
        _ kind: String, of kinds: [String], members known: [String], orElse other: (DocumentPlace) -> Failure
    ) throws(Failure) -> Members {
        guard case .object(let object) = value else { throw wrongKind(.object) }
        if object.members.allSatisfy({ !known.contains($0.name) }) { throw other(place) }
        let members = Members(object: object, owner: self)
        let schema = try members.required("schema")
        guard try schema.number() == Schema.number else {
            throw schema.error(.notOneOf(["\(Schema.number)"], found: schema.value.text))
        }
        let found = try members.required("kind")
        guard try found.text() == kind else { throw found.error(.notOneOf(kinds, found: try found.text())) }
        return try self.members(known)
    }

    /// The error for a value of the wrong kind.
    public func wrongKind(_ kind: FormatFault.ValueKind) -> Failure {
        let found = value.text
        return error(.wrongKind(kind, found: found.count > 40 ? "\(found.prefix(40))…" : found))
    }

    fileprivate func way(to member: String) -> String { path.isEmpty ? member : "\(path).\(member)" }
}

/// The members of an object, by name.
public struct DocumentMembers<Failure: DocumentFailure> {
    fileprivate let object: JSONObject
    fileprivate let owner: DocumentField<Failure>

    /// An optional member.
    public func optional(_ name: String) -> DocumentField<Failure>? {
        object[name].map { DocumentField($0, line: owner.place.line, path: owner.way(to: name)) }
    }

    /// A required member.
    ///
    /// - Throws: an error if it is missing.
    public func required(_ name: String) throws(Failure) -> DocumentField<Failure> {
        guard let field = optional(name) else {
            throw Failure(FormatError(line: owner.place.line, field: owner.way(to: name), .missing))
        }
        return field
    }
}
