import SwiftFileKit

/// The associated types of a protocol, as code for its double. Each becomes a generic parameter, or an alias if only
/// one type is possible.
struct AssociatedTypes {
    /// The generic parameter clause, such as `<Item: Hashable & Sendable>`; empty if there are no parameters.
    var parameters = ""
    /// The constraints of the parameters, such as ` where Items.Element == Item`; empty if there are none.
    var whereClause = ""
    /// The type aliases, such as `typealias Key = String`.
    var aliases: [String] = []
    var names: [String] = []

    init() {}

    /// Derives generic parameters and aliases from the symbols of associated types, and from the `where` clauses of the
    /// protocol and of the protocols that it inherits.
    ///
    /// - Throws: ``Obstacle`` for a protocol that only some types can conform to.
    init(
        _ symbols: [SymbolGraph.Symbol], constrainedBy declarations: [String], areSendable: Bool
    ) throws(Obstacle) {
        var (constraints, asked): ([String: [String]], [String]) = ([:], [])
        for declaration in symbols.map(\.declaration) + declarations {
            let file = SwiftFile(declaration.replacing("Self.", with: ""))
            guard let clause = file.tokens.indices.first(where: { file.isToken($0, "where") }) else { continue }
            asked += file.pieces(from: clause + 1, upTo: file.tokens.count)
        }
        for symbol in symbols {
            let head = symbol.declaration.replacing("Self.", with: "").split(separator: " where ")[0]
            let parts = (head.split(separator: "=").first ?? "").split(separator: ":", maxSplits: 1)
            let name = String(parts.first?.split(separator: " ").last ?? "")
            if constraints[name] == nil { names.append(name) }
            constraints[name, default: []] += (parts.dropFirst().first ?? "").split(separator: ", ").map {
                $0.split(separator: " ").joined(separator: " ")
            }
        }
        var left: [String] = []
        for piece in asked where !left.contains(piece) {
            let sides = piece.split(separator: " == ").map(String.init)
            // A type that depends on another associated type, such as `Items.Element`, stays a constraint.
            let isOne =
                sides.count == 2
                && (names.contains(sides[1]) || symbols.allSatisfy { !sides[1].words.contains($0.name) })
            if isOne, let place = names.firstIndex(of: sides[0]) {
                names.remove(at: place)
                aliases.append("typealias \(sides[0]) = \(sides[1])")
                let others = constraints[sides[0], default: []].filter {
                    !constraints[sides[1], default: []].contains($0)
                }
                constraints[sides[1], default: []] += others
            } else if piece.words.first == "Self" {
                throw Obstacle("it can be kept by some types alone (\(piece))")
            } else {
                left.append(piece)
            }
        }
        if !left.isEmpty { whereClause = " where \(left.joined(separator: ", "))" }
        parameters = names.map { name in
            var all = constraints[name, default: []]
            if areSendable, !all.contains("Sendable") { all.append("Sendable") }
            return all.isEmpty ? name : "\(name): \(all.joined(separator: " & "))"
        }.joined(separator: ", ")
        if !parameters.isEmpty { parameters = "<\(parameters)>" }
    }
}
