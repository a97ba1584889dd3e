import Commands
import Ribcage

/// A route that a person typed, or that an argument or an earlier run supplied.
struct TypedRoute {
    let route: Route
    /// Whether the route has the program's scheme, as in `mandalart://home`. Such a link is absolute: it starts at the
    /// root.
    let isLink: Bool

    /// Creates a route by parsing one word. The route is empty for a word that begins with `?`.
    ///
    /// - Throws: `UsageError` for another program's scheme, and for a query: no place takes a query, and without it
    ///   the route could mean something else.
    init(parsing text: String, scheme: String) throws(UsageError) {
        (route, isLink) = (Route(parsing: text), Route.scheme(of: text) != nil)
        if let other = Route.scheme(of: text), other.lowercased() != scheme.lowercased() {
            throw UsageError(HostPhrases.otherScheme(String(other), than: scheme))
        }
        guard !text.contains("?") || text.hasPrefix("?") else {
            let isRoot = isLink && route.segments.isEmpty
            throw UsageError(HostPhrases.noQuery(isRoot ? "\(scheme)://" : "\(route)"))
        }
    }

    /// Creates a route by parsing typed text, in which slashes or spaces separate the steps.
    ///
    /// - Throws: `UsageError`, as ``init(parsing:scheme:)`` does, and for a query without a place before it.
    init(typing text: String, scheme: String) throws(UsageError) {
        if text.hasPrefix("?") { throw UsageError(HostPhrases.noPlaceHere(text)) }
        try self.init(parsing: text.split(separator: " ").joined(separator: "/"), scheme: scheme)
    }

    /// Creates a route of one step.
    init(to place: String) {
        (route, isLink) = (Route([place]), false)
    }
}
