import Commands
import Ribcage

/// A route from outside: typed, in an argument, or stored by an earlier run.
struct TypedRoute {
    let route: Route
    /// Whether it has the program's scheme. Such a link is absolute: it starts at the root.
    let isLink: Bool

    /// Parses one word. A word that begins with `?` has no segments, and names no place.
    ///
    /// - Throws: ``UsageError`` for another program's scheme, and for a query: no place takes one, and silently
    ///   dropping it would do something other than what was asked for.
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

    /// Parses a typed route, with slashes or spaces between the steps.
    ///
    /// - Throws: ``UsageError``, as above, and for a query without a place before it.
    init(typing text: String, scheme: String) throws(UsageError) {
        if text.hasPrefix("?") { throw UsageError(HostPhrases.noPlaceHere(text)) }
        try self.init(parsing: text.split(separator: " ").joined(separator: "/"), scheme: scheme)
    }

    /// A route of one step.
    init(to place: String) {
        (route, isLink) = (Route([place]), false)
    }
}
