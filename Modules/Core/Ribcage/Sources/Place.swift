/// A child that can be reached by its address: one step of a route. A router declares the places that lead on from it.
///
/// The same declaration serves a route that is followed, the words that a person types, and the help.
@MainActor public struct Place {
    /// The first segment of the child's address.
    public nonisolated let name: String
    /// What the second segment stands for, such as `position`; `nil` for a place that has no second segment.
    public nonisolated let value: String?
    /// What a person finds there, in a few words.
    public nonisolated let summary: String

    let open: (String) async throws -> Void

    /// A place that is there once. `open` attaches the child, and takes no step from its own router, which would wait
    /// for this one.
    public init(_ name: String, summary: String, open: @escaping () async throws -> Void) {
        self.name = name
        self.value = nil
        self.summary = summary
        self.open = { _ in try await open() }
    }

    /// A place that is there once for each value. `read` makes the value from what a person wrote; `open` attaches the
    /// child, and takes no step from its own router, which would wait for this one.
    public init<Value>(
        _ name: String, value: String, _ read: @escaping (String) throws -> Value, summary: String,
        open: @escaping (Value) async throws -> Void
    ) {
        self.name = name
        self.value = value
        self.summary = summary
        self.open = { text in
            let value: Value
            do { value = try read(text) } catch { throw RouteError.wrongValue(place: name, reason: "\(error)") }
            try await open(value)
        }
    }

    /// How a person writes it: `subgoal <position>`.
    public nonisolated var usage: String { value.map { "\(name) <\($0)>" } ?? name }
}
