public import JSON
import Ribcage

/// What a program gets with `--json` where a person sees a page: what it is, and its members in a fixed order.
///
///     Record("settings", ["nickname": JSONValue(nickname?.text)])
///
/// The names are the domain's own. A name that has shipped keeps its meaning as long as ``schema`` keeps its number; new
/// ones may come.
public struct Record: Equatable, Sendable {
    /// The number of the schema, in each line.
    public static let schema = 1

    /// What the object is about; the same word for all that have the same members.
    public let kind: String
    /// What it tells.
    public let members: JSONObject

    /// Called by a screen for its state, and by the host.
    public init(_ kind: String, _ members: JSONObject = [:]) {
        self.kind = kind
        self.members = members
    }

    /// The object as it is written.
    var json: JSONValue {
        .object(["schema": .integer(Self.schema), "kind": .string(kind)] + members)
    }

    /// The same, with a place told first.
    func at(_ place: Route) -> Record {
        Record(kind, ["place": .string("\(place)")] + members)
    }
}
