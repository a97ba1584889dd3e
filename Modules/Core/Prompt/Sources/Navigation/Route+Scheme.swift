import Commands
import Ribcage

extension Route {
    /// Reads a route from outside: typed, in an argument, or kept from an earlier run.
    ///
    /// - Throws: ``UsageError`` for another program's scheme, and for a query: no place takes one, and to leave it out
    ///   unsaid would do something else than what was asked for.
    init(parsing text: String, scheme: String) throws(UsageError) {
        self.init(parsing: text)
        if let other = Route.scheme(of: text), other.lowercased() != scheme.lowercased() {
            throw UsageError(HostPhrases.otherScheme(String(other), than: scheme))
        }
        guard !text.contains("?") else {
            throw UsageError(HostPhrases.noQuery(Route(segments)))
        }
    }

    /// Reads a route as a person types it: with slashes or spaces between its steps.
    ///
    /// - Throws: ``UsageError``, as above.
    init(typing text: String, scheme: String) throws(UsageError) {
        try self.init(parsing: text.split(separator: " ").joined(separator: "/"), scheme: scheme)
    }
}
