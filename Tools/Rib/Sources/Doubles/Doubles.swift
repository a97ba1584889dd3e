import Platform
import SwiftFileKit

/// The generated doubles of a module: one for each public protocol of its Interface without a handwritten double.
struct Doubles {
    /// The generated file, and the protocols that it leaves out.
    struct Answer {
        /// The text of the file; `nil` if there are no doubles to write.
        let text: String?
        /// A warning for each protocol that cannot have a double.
        let obstacles: [String]
    }

    let house: House
    let module: Module

    /// Creates the doubles of a module.
    ///
    /// - Throws: ``Refusal`` for a module without an Interface.
    init(_ house: House, of module: Module) throws(Refusal) {
        guard module.targets.contains(where: { $0.kind == .interface }) else {
            throw Refusal("\(module.title) has no Interface: doubles are written of domains and features")
        }
        (self.house, self.module) = (house, module)
    }

    var path: String { Self.path(of: module) }

    static func path(of module: Module) -> String { "\(module.folder)/Testing/\(module.name)Doubles+Generated.swift" }

    /// What is said of each generated file that is out of date: the one command that writes those of the modules anew.
    static func complaint(of modules: [Module], in house: House) -> String {
        var words = ""
        if let module = modules.first, modules.allSatisfy({ $0.title == module.title }) {
            let isOnly = (try? house.module(meantBy: module.name, withInterface: true)) != nil
            words = " \(isOnly ? "" : "\(module.layer.rawValue)/")\(module.name)"
        }
        return "this is out of date: write it anew with rib doubles\(words)"
    }

    private var interface: String { "\(module.base)Interface" }

    /// Generates the doubles from the toolchain's symbol graphs.
    ///
    /// - Throws: ``Refusal`` for a module without a symbol graph, `SystemError` when a file cannot be read.
    func answer(_ graphs: SymbolGraphs) throws -> Answer {
        let graph = try graphs.graph(of: interface)
        let known = try handWritten
        // A double of a protocol is also a double of the protocols that it refines.
        let refined = Set(
            graph.protocols.filter { known.contains($0.name) }.flatMap { graph.inherited(by: $0.identifier) })
        var (protocols, obstacles): ([PublicProtocol], [String]) = ([], [])
        for symbol in graph.protocols
        where !known.contains(symbol.name) && !refined.contains(symbol.identifier)
            && !graph.isOfValues(symbol.identifier)
        {
            do {
                protocols.append(try PublicProtocol(symbol, in: interface, of: graphs))
            } catch let obstacle as Obstacle {
                let place = obstacle.symbol ?? symbol
                let file =
                    place.file.hasPrefix(house.root) ? String(place.file.dropFirst(house.root.count + 1)) : place.file
                obstacles.append(
                    "\(file):\(place.line): warning: no double of \(symbol.name) is written, as \(obstacle): "
                        + "write it by hand in \(module.folder)/Testing")
            }
        }
        guard !protocols.isEmpty else { return Answer(text: nil, obstacles: obstacles) }
        let doubles = protocols.map { DoubleTemplate($0, hasLog: Self.hasLog(module)) }
        return Answer(
            text: try SwiftFormat.formatted(Self.text(of: doubles, module: module), asIn: house), obstacles: obstacles)
    }

    /// Whether the doubles of a module can record their calls in a log.
    static func hasLog(_ module: Module) -> Bool {
        module.targets.first { $0.kind == .testing }?.dependencies.contains("RibcageTesting") == true
    }

    /// The names of the protocols that have a handwritten double in another file of the Testing folder.
    private var handWritten: Set<String> {
        get throws {
            var names: Set<String> = []
            for file in house.swiftFiles(in: "\(module.folder)/Testing") ?? [] where file != path {
                names.formUnion(try house.swiftFile(file).inheritedNames)
            }
            return names
        }
    }

    static func text(of doubles: [DoubleTemplate], module: Module) -> String {
        let interface = "\(module.base)Interface"
        var imports: [(access: String?, module: String)] = doubles.flatMap { double in
            double.of.requirements.flatMap { $0.modules.map { ("package", $0) } }
        }
        imports.append((nil, interface))
        imports += doubles.flatMap(\.imports)
        return """
            // Written by “rib doubles”, which writes it anew: a change here is lost. A double that is written by hand in another
            // file of this folder takes the place of the one here.

            \(Writing.imports(imports))
            \(doubles.map(\.text).joined(separator: "\n"))
            """
    }
}

extension SwiftFile {
    /// All words in the inheritance clauses of types and extensions.
    var inheritedNames: Set<String> {
        var names: Set<String> = []
        for index in tokens.indices {
            let isDeclaration = ["class", "struct", "enum", "actor", "extension"].contains { isWord(index, $0) }
            guard isDeclaration, !isToken(index - 1, "."), let brace = openingBrace(from: index) else { continue }
            guard let colon = (index..<brace).first(where: { isToken($0, ":") }) else { continue }
            for other in colon..<brace where tokens[other].kind == .word { names.insert(text(tokens[other])) }
        }
        return names
    }
}
