public import Documents
public import JSON
import Records
import Terminal

/// A value in a document of JSON and the way to it, which reads it as what it should be.
public struct DocumentField<Failure: DocumentFailure> {
    /// The members of an object.
    public typealias Members = DocumentMembers<Failure>

    /// The value.
    public let value: JSONValue
    private let line: Int
    /// The way from the object of the line; empty for that itself.
    private let path: String

    /// The object of a line.
    public init(_ value: JSONValue, line: Int) {
        self.init(value, line: line, path: "")
    }

    fileprivate init(_ value: JSONValue, line: Int, path: String) {
        (self.value, self.line, self.path) = (value, line, path)
    }

    /// Where it is.
    public var place: DocumentPlace { DocumentPlace(line: line, field: path.isEmpty ? nil : path) }

    /// Where a member of an object is.
    public func place(of member: String) -> DocumentPlace { DocumentPlace(line: line, field: way(to: member)) }

    /// The error of the value.
    public func error(_ fault: FormatFault) -> Failure {
        Failure(FormatError(line: line, field: place.field, fault))
    }

    /// The members of an object.
    ///
    /// - Throws: an error for anything but an object, and for a member that is not among the known ones.
    public func members(_ known: [String]) throws(Failure) -> Members {
        guard case .object(let object) = value else { throw wrongKind(.object) }
        for member in object.members where !known.contains(member.name) {
            throw Failure(
                FormatError(line: line, field: way(to: member.name).visible, .unknownField(known: known)))
        }
        return Members(object: object, owner: self)
    }

    /// The elements of an array.
    ///
    /// - Throws: an error for anything else; so does every other function for a value of another kind.
    public func elements() throws(Failure) -> [DocumentField] {
        guard case .array(let values) = value else { throw wrongKind(.array) }
        return values.enumerated().map { DocumentField($1, line: line, path: "\(path)[\($0)]") }
    }

    /// Text.
    public func text() throws(Failure) -> String {
        guard case .string(let text) = value else { throw wrongKind(.text) }
        return text
    }

    /// Text, or null.
    public func textOrNothing() throws(Failure) -> String? {
        switch value {
        case .string(let text): return text
        case .null: return nil
        default: throw wrongKind(.textOrNothing)
        }
    }

    /// A whole number.
    public func number() throws(Failure) -> Int {
        guard case .integer(let number) = value else { throw wrongKind(.number) }
        return number
    }

    /// A whole number, or null.
    public func numberOrNothing() throws(Failure) -> Int? {
        switch value {
        case .integer(let number): return number
        case .null: return nil
        default: throw wrongKind(.numberOrNothing)
        }
    }

    /// `true` or `false`.
    public func truth() throws(Failure) -> Bool {
        guard case .bool(let truth) = value else { throw wrongKind(.truth) }
        return truth
    }

    /// The name of the kind of record, if the object of a line has one.
    ///
    /// - Throws: an error for anything but an object.
    public func kind() throws(Failure) -> String? {
        guard case .object(let object) = value else { throw wrongKind(.object) }
        guard case .string(let kind) = object["kind"] else { return nil }
        return kind
    }

    /// The members of the object of a line, which is a record of a kind.
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

    /// The error of a value of another kind than it should have.
    public func wrongKind(_ kind: FormatFault.ValueKind) -> Failure {
        let found = value.text
        return error(.wrongKind(kind, found: found.count > 40 ? "\(found.prefix(40))…" : found))
    }

    fileprivate func way(to member: String) -> String { path.isEmpty ? member : "\(path).\(member)" }
}

/// The members of an object, by their names.
public struct DocumentMembers<Failure: DocumentFailure> {
    fileprivate let object: JSONObject
    fileprivate let owner: DocumentField<Failure>

    /// A member that may be left out.
    public func optional(_ name: String) -> DocumentField<Failure>? {
        object[name].map { DocumentField($0, line: owner.place.line, path: owner.way(to: name)) }
    }

    /// A member that must be there.
    ///
    /// - Throws: an error where it is not.
    public func required(_ name: String) throws(Failure) -> DocumentField<Failure> {
        guard let field = optional(name) else {
            throw Failure(FormatError(line: owner.place.line, field: owner.way(to: name), .missing))
        }
        return field
    }
}
