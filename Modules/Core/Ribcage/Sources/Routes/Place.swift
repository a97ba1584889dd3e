public import Languages

/// A child that can be reached by its address: one step of a route. A router declares the places that lead on from it.
///
/// The same declaration serves a route that is followed, the words that a person types, and the help.
@MainActor public struct Place {
    /// The description of the place.
    public nonisolated let signpost: Signpost

    /// Reads the value of one visit.
    let visit: (_ text: String) throws(RouteError) -> Visit

    /// A place with a value that was read.
    struct Visit {
        let text: String
        /// Attaches the child.
        let open: () async throws -> Void
        /// Whether another text has the same value: `07` and `7` lead to one page.
        let isSame: (_ text: String) -> Bool
    }

    /// A place that is there once. `open` attaches the child, and takes no step from its own router, which would wait
    /// for this one.
    public init(_ name: String, summary: Phrase, open: @escaping () async throws -> Void) {
        self.init(Signpost(name, summary: summary), open: open)
    }

    /// A place that is there once, behind a signpost without a value.
    public init(_ signpost: Signpost, open: @escaping () async throws -> Void) {
        if let value = signpost.value {
            preconditionFailure(
                "“\(signpost.name)” needs a \(value.english), and nothing reads it. A place reads the value of its signpost."
            )
        }
        self.signpost = signpost
        visit = { Visit(text: $0, open: open) { _ in true } }
    }

    /// A place that is there once for each value. `read` makes the value from what a person wrote; equal values lead to
    /// the same place, however they are written. `open` attaches the child, and takes no step from its own router, which
    /// would wait for this one.
    public init<Value: Equatable & Sendable>(
        _ name: String, value: Phrase, _ read: @escaping (String) throws -> Value, summary: Phrase,
        open: @escaping (Value) async throws -> Void
    ) {
        self.init(Signpost(name, value: value, summary: summary), read, open: open)
    }

    /// A place that is there once for each value, behind a signpost that names the value.
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
    /// A summary of the place, in a few words.
    public nonisolated var summary: Phrase { signpost.summary }
    /// How a person writes it: `subgoal <position>`.
    public nonisolated var usage: Phrase { signpost.usage }
}
