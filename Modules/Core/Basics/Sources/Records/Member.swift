/// A member of a JSON object, declared once: its name, its summary, and a closure that computes the member from a
/// value. Both the JSON object and its documentation in the manual are made from the declaration.
///
///     extension Milestone {
///         static let members: [Member<Milestone>] = [
///             .member("title", MilestoneRecordPhrases.title) { $0.title.text },
///             .member("reached", MilestoneRecordPhrases.reached) { $0.reached?.description },
///         ]
///     }
///
/// Names are terms of the domain. A released name must keep its meaning as long as ``RecordSchema/number`` stays the same.
public struct Member<Value>: Sendable {
    /// The names of the members in the JSON object.
    let names: [String]
    /// A closure that returns the documentation for the manual. It runs only if the manual is shown, except in debug
    /// builds, which check the documentation at once.
    private let document: @Sendable () -> [RecordField]
    let write: @Sendable (Value) -> [JSONObject.Member]

    private init(
        names: [String], fields: @escaping @Sendable () -> [RecordField],
        write: @escaping @Sendable (Value) -> [JSONObject.Member]
    ) {
        (self.names, document, self.write) = (names, fields, write)
        #if DEBUG
        // A mistake shows where the member is declared.
        _ = self.fields
        #endif
    }

    private init(
        _ name: String, _ fields: @escaping @autoclosure @Sendable () -> [RecordField],
        _ value: @escaping @Sendable (Value) -> JSONValue?
    ) {
        self.init(names: [name], fields: fields) { whole in
            value(whole).map { [JSONObject.Member(name: name, value: $0)] } ?? []
        }
    }

    /// The documentation for the manual. The program stops if a summary is missing.
    var fields: [RecordField] {
        let fields = document()
        precondition(names.isEmpty || !fields.isEmpty, "The member “\(names.joined(separator: ", "))” has no summary.")
        for field in fields {
            precondition(!field.summary.english.isEmpty, "The member “\(field.path)” has no summary.")
        }
        return fields
    }

    /// Creates a member that adds the members of a part to the enclosing object, without nesting; none if the part is
    /// `nil`.
    public static func members<Part>(
        _ members: [Member<Part>], _ part: @escaping @Sendable (Value) -> Part?
    ) -> Member {
        Member(names: members.flatMap { $0.names }, fields: { members.fields() }) { whole in
            part(whole).map { part in members.flatMap { $0.write(part) } } ?? []
        }
    }

    /// Creates a member that adds the members of a JSON object to the enclosing object. `fields` documents these
    /// members.
    public static func written(
        _ fields: [RecordField], _ object: @escaping @Sendable (Value) -> JSONObject
    ) -> Member {
        Member(names: [], fields: { fields }) { object($0).members }
    }
}

// Members with one value.
extension Member {
    /// Creates a member with a value, or with null for `nil`.
    public static func member(
        _ name: String, _ summary: Phrase, _ value: @escaping @Sendable (Value) -> some RecordValue
    ) -> Member {
        Member(name, [RecordField(name, summary)]) { value($0).recorded }
    }

    /// Creates a member that is omitted if its value is `nil`.
    public static func optional(
        _ name: String, _ summary: Phrase, _ value: @escaping @Sendable (Value) -> (some RecordValue)?
    ) -> Member {
        Member(name, [RecordField(name, summary)]) { value($0).map { $0.recorded } }
    }

    /// Creates a member that is an array of values.
    public static func list<Element: RecordValue>(
        _ name: String, _ summary: Phrase, _ elements: @escaping @Sendable (Value) -> [Element]
    ) -> Member {
        Member(name, [RecordField("\(name)[]", summary)]) { .array(elements($0).map { $0.recorded }) }
    }
}

// Objects and arrays of objects.
extension Member {
    /// Creates a member that is an object, or null for `nil`. Without a summary, only the members of the object are
    /// documented.
    public static func object<Part>(
        _ name: String, _ summary: Phrase? = nil, of members: [Member<Part>],
        _ part: @escaping @Sendable (Value) -> Part?
    ) -> Member {
        Member(name, RecordField.fields(name, summary, of: members)) { .object(part($0), members) }
    }

    /// Creates a member that is an object, or null for `nil`, and whose own members are documented elsewhere; the
    /// summary says where. The members may be recursive.
    public static func object<Part>(
        _ name: String, _ summary: Phrase, like members: @escaping @autoclosure @Sendable () -> [Member<Part>],
        _ part: @escaping @Sendable (Value) -> Part?
    ) -> Member {
        Member(name, [RecordField(name, summary)]) { .object(part($0), members()) }
    }

    /// Creates a member that is an array of objects. Without a summary, only the members of the objects are documented.
    public static func list<Element>(
        _ name: String, _ summary: Phrase? = nil, of members: [Member<Element>],
        _ elements: @escaping @Sendable (Value) -> [Element]
    ) -> Member {
        Member(name, RecordField.fields("\(name)[]", summary, of: members)) { whole in
            .array(elements(whole).map { .object(members.json(of: $0)) })
        }
    }

    /// Creates a member that is an array of objects, whose own members are documented elsewhere; the summary says
    /// where.
    public static func list<Element>(
        _ name: String, _ summary: Phrase, like members: @escaping @autoclosure @Sendable () -> [Member<Element>],
        _ elements: @escaping @Sendable (Value) -> [Element]
    ) -> Member {
        Member(name, [RecordField("\(name)[]", summary)]) { whole in
            .array(elements(whole).map { .object(members().json(of: $0)) })
        }
    }
}

extension JSONValue {
    fileprivate static func object<Part>(_ part: Part?, _ members: [Member<Part>]) -> JSONValue {
        part.map { .object(members.json(of: $0)) } ?? .null
    }
}

extension Array {
    /// Returns the JSON object with these members for a value.
    public func json<Value>(of value: Value) -> JSONObject where Element == Member<Value> {
        JSONObject(members: flatMap { $0.write(value) })
    }

    /// Returns the documentation of the members for the manual. The program stops if a name is repeated.
    public func fields<Value>() -> [RecordField] where Element == Member<Value> {
        requireDistinctNames()
        return flatMap { $0.fields }
    }

    /// Stops the program if a name is repeated.
    func requireDistinctNames<Value>() where Element == Member<Value> {
        var names: Set<String> = []
        for name in flatMap({ $0.names }) {
            precondition(names.insert(name).inserted, "Two members have the name “\(name)”.")
        }
    }
}
