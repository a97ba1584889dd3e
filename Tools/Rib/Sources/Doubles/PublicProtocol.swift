/// A public protocol of an Interface, as input for a double.
struct PublicProtocol {
    let name: String
    let isMainActor, isSendable: Bool
    /// Whether any thread may call the double, so that its properties need a lock.
    var isLocked: Bool { isSendable && !isMainActor }
    /// Whether the protocol inherits `Equatable`. A double equals only itself.
    var isEquatable = false
    var isHashable = false
    /// Whether the protocol inherits `Buildable`, so that its double is a mock that builds a router.
    var isBuildable = false
    /// The associated types of the protocol, which make the double generic.
    var associatedTypes = AssociatedTypes()
    var requirements: [Requirement]

    /// Creates a protocol on the main actor, for the generated files of a new module.
    init(_ name: String, _ requirements: [Requirement], isBuildable: Bool = false) {
        (self.name, self.requirements, self.isBuildable) = (name, requirements, isBuildable)
        (isMainActor, isSendable) = (true, true)
    }

    /// Reads a protocol with all protocols that it inherits.
    ///
    /// - Throws: ``Obstacle`` for a protocol that cannot have a double, and the errors of ``SymbolGraphs``.
    init(_ symbol: SymbolGraph.Symbol, in module: String, of graphs: SymbolGraphs) throws {
        (name, isMainActor, requirements) = (symbol.name, symbol.isMainActor, [])
        let graph = try graphs.graph(of: module)
        let parents = graph.inherited(by: symbol.identifier)
        isSendable = parents.contains(SwiftProtocol.sendable)
        isEquatable = parents.contains(SwiftProtocol.equatable)
        isHashable = parents.contains(SwiftProtocol.hashable)
        isBuildable = parents.contains(SwiftProtocol.buildable)
        var symbols = graph.requirements(of: symbol.identifier)
        var clauses = [symbol.declaration]
        for parent in parents where !SwiftProtocol.kept.contains(parent) {
            guard let other = SymbolGraph.module(of: parent) else {
                throw Obstacle("it inherits a protocol of Swift that asks for something")
            }
            guard let graph = try? graphs.graph(of: other) else {
                throw Obstacle("it inherits a protocol of \(other), of which the compiler tells nothing")
            }
            let known = Set(symbols.map(\.declaration))
            symbols += graph.requirements(of: parent).filter { !known.contains($0.declaration) }
            clauses += graph.protocols.filter { $0.identifier == parent }.map(\.declaration)
        }
        associatedTypes = try AssociatedTypes(
            symbols.filter { $0.kind == "swift.associatedtype" }, constrainedBy: clauses,
            areSendable: isLocked)
        for symbol in symbols where symbol.kind != "swift.associatedtype" {
            var requirement = try Requirement(symbol, isMainActor: isMainActor)
            if isLocked || requirement.isStatic || requirement.isMainActor {
                requirement.unsendable = graphs.unsendable(in: symbol)
            }
            try refuse(requirement, symbol)
            requirements.append(requirement)
        }
        for isStatic in [false, true] {
            let alike = requirements.filter { $0.isStatic == isStatic }
            let stems = alike.map(stem)
            guard let twice = stems.indices.first(where: { stems[..<$0].contains(stems[$0]) }) else { continue }
            throw Obstacle("\(alike[twice].title) is there twice")
        }
    }

    /// Returns the prefix of the names of a requirement's properties: the requirement's name, with its labels if the
    /// name is overloaded.
    func stem(_ requirement: Requirement) -> String {
        let others = requirements.filter { $0.name == requirement.name && $0.isStatic == requirement.isStatic }
        guard others.count > 1 else { return requirement.name }
        return requirement.name
            + requirement.parameters.map(\.label).filter { $0 != "_" }.map(\.capitalizedFirst).joined()
    }

    private func refuse(_ requirement: Requirement, _ symbol: SymbolGraph.Symbol) throws(Obstacle) {
        let title = requirement.title
        if DoubleTemplate.ownNames.contains(requirement.name) {
            throw Obstacle("the double needs the name \(requirement.name) for itself", at: symbol)
        }
        if requirement.isStatic, !associatedTypes.names.isEmpty {
            throw Obstacle("\(title) is static, and a type with associated types keeps nothing static", at: symbol)
        }
        let types = requirement.parameters.map(\.type) + [requirement.result ?? ""]
        if isMainActor, requirement.isMainActor, !types.allSatisfy(requirement.isSendable) {
            throw Obstacle("\(title) is not on the main actor, as its protocol is", at: symbol)
        }
        guard requirement.isStatic || isLocked, let result = requirement.result else { return }
        let isSelf = result.words.contains("Self") && !isSendable && !isMainActor
        guard isSelf || !requirement.isSendable(result) else { return }
        throw Obstacle("\(title) answers \(result), which is not Sendable, from behind a lock", at: symbol)
    }
}

/// The identifiers of the protocols that the generator of doubles treats in a special way.
enum SwiftProtocol {
    static let buildable = "s:7Ribcage9BuildableP"
    static let sendable = "s:s8SendableP"
    static let equatable = "s:SQ"
    static let hashable = "s:SH"
    /// The identifiers of the inherited protocols whose requirements are not looked up: ``DoubleTemplate`` writes the
    /// members for `Buildable`, `Equatable` and `Hashable`, and a double, being a class, needs no members for the
    /// others.
    static let kept: Set = [
        buildable, sendable, equatable, hashable, "s:s16SendableMetatypeP", "s:s5ErrorP", "s:s12IdentifiableP",
    ]
}
