/// A public protocol of an Interface, as a double has to keep it.
struct PublicProtocol {
    let name: String
    let isMainActor, isSendable: Bool
    /// What makes the double generic: `Item: Hashable & Sendable`.
    var associatedTypes: [String] = []
    var requirements: [Requirement]

    /// Called by templates.
    init(_ name: String, _ requirements: [Requirement]) {
        (self.name, self.requirements) = (name, requirements)
        (isMainActor, isSendable) = (true, true)
    }

    /// Reads a protocol with all that it inherits.
    ///
    /// - Throws: ``Obstacle`` for one that no double can be written of, and what ``SymbolGraphs`` throws.
    init(_ symbol: SymbolGraph.Symbol, in module: String, of graphs: SymbolGraphs) throws {
        name = symbol.name
        isMainActor = symbol.isMainActor
        let graph = try graphs.graph(of: module)
        let parents = graph.inherited(by: symbol.identifier)
        isSendable = parents.contains("s:s8SendableP")
        var symbols = graph.requirements(of: symbol.identifier)
        for parent in parents where !["s:s8SendableP", "s:s16SendableMetatypeP"].contains(parent) {
            guard let other = SymbolGraph.module(of: parent) else {
                throw Obstacle("it inherits a protocol of Swift that asks for something")
            }
            let inherited = try graphs.graph(of: other).requirements(of: parent)
            guard inherited.isEmpty || other == module else {
                throw Obstacle("it inherits what a protocol of \(other) asks for")
            }
            symbols += inherited
        }
        if symbol.declaration.contains(" where ") { throw Obstacle("it has a where clause") }
        associatedTypes = symbols.filter { $0.kind == "swift.associatedtype" }.map { symbol in
            let text = symbol.declaration.replacing("associatedtype ", with: "").replacing("Self.", with: "")
            let parts = (text.split(separator: "=").first ?? "").split(separator: ":", maxSplits: 1)
            let constraint = parts.dropFirst().first.map { ": " + $0.drop { $0 == " " }.replacing(", ", with: " & ") }
            let name = parts.first.map { $0.filter { $0 != " " } } ?? ""
            return name + (constraint ?? "").trimmingEnd
        }
        let isMainActor = isMainActor
        requirements = try symbols.filter { $0.kind != "swift.associatedtype" }.map {
            try Requirement($0, isMainActor: isMainActor)
        }
    }
}

extension String {
    fileprivate var trimmingEnd: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}
