public import Basics

/// A child that can be reached by its address, in one step of a route. A router declares the places that can be reached
/// from it.
///
/// The same declaration serves routes, typed commands, and the help.
@MainActor public struct Place {
    /// The description of the place.
    public nonisolated let destination: Destination

    /// A closure that parses the text of the value, and returns the visit.
    let visit: (_ text: String) throws(RouteError) -> Visit

    /// A visit to a place, with the value already parsed.
    struct Visit {
        let text: String
        /// A closure that attaches the child.
        let open: () async throws -> Void
        /// A closure that returns whether another text has the same value, as `07` and `7` have.
        let isSame: (_ text: String) -> Bool
    }

    /// Creates a place without a value. `open` attaches the child, and must not take a step from the router that
    /// declares the place: that step would wait for the one that opens the place.
    public init(_ name: String, summary: Phrase, open: @escaping () async throws -> Void) {
        self.init(Destination(name, summary: summary), open: open)
    }

    /// Creates a place without a value, described by a destination.
    public init(_ destination: Destination, open: @escaping () async throws -> Void) {
        if let value = destination.value {
            preconditionFailure(
                "“\(destination.name)” needs a \(value.english), and nothing reads it. A place reads the value of its destination."
            )
        }
        self.destination = destination
        visit = { Visit(text: $0, open: open) { _ in true } }
    }

    /// Creates a place with a value. `read` parses the value from the typed text; texts with equal values lead to the
    /// same place. `open` attaches the child, and must not take a step from the router that declares the place: that
    /// step would wait for the one that opens the place.
    public init<Value: Equatable & Sendable>(
        _ name: String, value: Phrase, _ read: @escaping (String) throws -> Value, summary: Phrase,
        open: @escaping (Value) async throws -> Void
    ) {
        self.init(Destination(name, value: value, summary: summary), read, open: open)
    }

    /// Creates a place with a value, described by a destination that names the value.
    public init<Value: Equatable & Sendable>(
        _ destination: Destination, _ read: @escaping (String) throws -> Value,
        open: @escaping (Value) async throws -> Void
    ) {
        guard destination.value != nil else {
            preconditionFailure(
                "“\(destination.name)” takes no value, and one is read. A place reads the value of its destination.")
        }
        self.destination = destination
        visit = { text throws(RouteError) in
            let value: Value
            do { value = try read(text) } catch {
                throw .wrongValue(of: destination.name, error)
            }
            return Visit(text: text) {
                try await open(value)
            } isSame: { text in
                (try? read(text)) == value
            }
        }
    }

    /// Checks the text of a value.
    ///
    /// - Throws: ``RouteError/wrongValue(place:reason:ambiguity:)``.
    package func check(_ text: String) throws(RouteError) { _ = try visit(text) }

    /// The first segment of the child's address.
    public nonisolated var name: String { destination.name }
    /// The meaning of the second segment; `nil` for a place that has no second segment.
    public nonisolated var value: Phrase? { destination.value }
    /// A summary of the place in a few words.
    public nonisolated var summary: Phrase { destination.summary }
    /// The usage, such as `subgoal <position>`.
    public nonisolated var usage: Phrase { destination.usage }
}
