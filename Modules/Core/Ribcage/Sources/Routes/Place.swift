public import Languages

/// A child that can be reached by its address: one step of a route. A router declares the places that can be reached
/// from it.
///
/// The same declaration serves routes, typed words, and the help.
@MainActor public struct Place {
    /// The description of the place.
    public nonisolated let signpost: Signpost

    /// Parses the value of a visit.
    let visit: (_ text: String) throws(RouteError) -> Visit

    /// A visit to a place with a parsed value.
    struct Visit {
        let text: String
        /// Attaches the child.
        let open: () async throws -> Void
        /// Whether another text has the same value: `07` and `7` are the same page.
        let isSame: (_ text: String) -> Bool
    }

    /// A place without a value. `open` attaches the child; it must not take a step from its own router, as that would
    /// wait for this one.
    public init(_ name: String, summary: Phrase, open: @escaping () async throws -> Void) {
        self.init(Signpost(name, summary: summary), open: open)
    }

    /// A place without a value, described by a signpost.
    public init(_ signpost: Signpost, open: @escaping () async throws -> Void) {
        if let value = signpost.value {
            preconditionFailure(
                "“\(signpost.name)” needs a \(value.english), and nothing reads it. A place reads the value of its signpost."
            )
        }
        self.signpost = signpost
        visit = { Visit(text: $0, open: open) { _ in true } }
    }

    /// A place with a value. `read` parses the value from a person's text; equal values are the same place, however
    /// they are written. `open` attaches the child; it must not take a step from its own router, as that would wait for
    /// this one.
    public init<Value: Equatable & Sendable>(
        _ name: String, value: Phrase, _ read: @escaping (String) throws -> Value, summary: Phrase,
        open: @escaping (Value) async throws -> Void
    ) {
        self.init(Signpost(name, value: value, summary: summary), read, open: open)
    }

    /// A place with a value, described by a signpost that names the value.
    public init<Value: Equatable & Sendable>(
        _ signpost: Signpost, _ read: @escaping (String) throws -> Value, open: @escaping (Value) async throws -> Void
    ) {
        guard signpost.value != nil else {
            preconditionFailure(
                "“\(signpost.name)” takes no value, and one is read. A place reads the value of its signpost.")
        }
        self.signpost = signpost
        visit = { text throws(RouteError) in
            let value: Value
            do { value = try read(text) } catch {
                throw .wrongValue(place: signpost.name, reason: Phrase(of: error))
            }
            return Visit(text: text) {
                try await open(value)
            } isSame: { text in
                (try? read(text)) == value
            }
        }
    }

    /// The first segment of the child's address.
    public nonisolated var name: String { signpost.name }
    /// The meaning of the second segment; `nil` for a place that has no second segment.
    public nonisolated var value: Phrase? { signpost.value }
    /// A summary of the place in a few words.
    public nonisolated var summary: Phrase { signpost.summary }
    /// The usage: `subgoal <position>`.
    public nonisolated var usage: Phrase { signpost.usage }
}
