public import Languages

/// A child that can be reached by its address: one step of a route. A router declares the places that lead on from it.
///
/// The same declaration serves a route that is followed, the words that a person types, and the help.
@MainActor public struct Place {
    /// What is said of it.
    public nonisolated let signpost: Signpost

    let open: (String) async throws -> Void

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
        self.open = { _ in try await open() }
    }

    /// A place that is there once for each value. `read` makes the value from what a person wrote; `open` attaches the
    /// child, and takes no step from its own router, which would wait for this one.
    public init<Value>(
        _ name: String, value: Phrase, _ read: @escaping (String) throws -> Value, summary: Phrase,
        open: @escaping (Value) async throws -> Void
    ) {
        self.init(Signpost(name, value: value, summary: summary), read, open: open)
    }

    /// A place that is there once for each value, behind a signpost that names the value.
    public init<Value>(
        _ signpost: Signpost, _ read: @escaping (String) throws -> Value, open: @escaping (Value) async throws -> Void
    ) {
        guard signpost.value != nil else {
            preconditionFailure(
                "“\(signpost.name)” takes no value, and one is read. A place reads the value of its signpost.")
        }
        self.signpost = signpost
        self.open = { text in
            let value: Value
            do { value = try read(text) } catch {
                throw RouteError.wrongValue(place: signpost.name, reason: Phrase(of: error))
            }
            try await open(value)
        }
    }

    /// The first segment of the child's address.
    public nonisolated var name: String { signpost.name }
    /// What the second segment stands for; `nil` for a place that has no second segment.
    public nonisolated var value: Phrase? { signpost.value }
    /// What a person finds there, in a few words.
    public nonisolated var summary: Phrase { signpost.summary }
    /// How a person writes it: `subgoal <position>`.
    public nonisolated var usage: Phrase { signpost.usage }
}
