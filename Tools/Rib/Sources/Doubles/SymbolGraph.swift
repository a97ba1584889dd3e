import Basics
import Platform

/// Extracts the symbol graphs of built modules with the toolchain, each graph once.
final class SymbolGraphs {
    private let house: House
    private let modulesFolder: String
    private let flags: [String]
    private var graphs: [String: SymbolGraph] = [:]

    init(modulesFolder: String, of house: House) throws {
        (self.house, self.modulesFolder) = (house, modulesFolder)
        let answer = try ChildProcess.run(["swift", "-print-target-info"], isQuiet: true).output
        guard let usual = try? JSONValue(parsing: answer)["target"]["triple"].string else {
            throw Refusal("swift does not say for which machine it builds: see “rib doctor”")
        }
        #if canImport(Darwin)
        // The modules are for this version, and cannot be read for an older one, which is the compiler's default.
        let oldest = try house.text(Table.path).firstMatch(of: /\.macOS\("([\d.]+)"\)/)?.output.1
        let triple = usual.replacing(/macosx[\d.]*/, with: "macosx\(oldest ?? "")")
        #else
        let triple = usual
        #endif
        var flags = ["-target", triple, "-I", modulesFolder]
        flags += house.systemLibraries.values.sorted().flatMap { ["-I", house.path($0)] }
        #if canImport(Darwin)
        let path = try ChildProcess.run(["xcrun", "--show-sdk-path"], isQuiet: true).output
        flags += ["-sdk", String(path.prefix { $0 != "\n" })]
        #endif
        self.flags = flags
    }

    func graph(of module: String) throws -> SymbolGraph {
        if let graph = graphs[module] { return graph }
        let folder = try FileSystem.createTemporaryFolder(for: "rib-symbols")
        defer { try? FileSystem.removeFolder(folder) }
        let words = ["swift", "symbolgraph-extract", "-module-name", module, "-output-dir", folder]
        let result = try ChildProcess.run(words + ["-minimum-access-level", "public"] + flags, isQuiet: true)
        guard result.exitCode == 0, let bytes = try? FileSystem.bytes(of: "\(folder)/\(module).symbols.json") else {
            throw Refusal("\(module) is not in \(modulesFolder): build it first, swift build --target \(module)")
        }
        let graph = SymbolGraph(try JSONValue(parsing: String(decoding: bytes, as: UTF8.self)))
        graphs[module] = graph
        return graph
    }

    /// Returns the names of those types in a symbol's declaration that are known not to be Sendable. Concrete types
    /// from outside the project are assumed to be Sendable.
    func unsendable(in symbol: SymbolGraph.Symbol) -> Set<String> {
        let types = symbol.types.filter { type in
            guard let module = SymbolGraph.module(of: type.identifier) else {
                let isProtocol = symbol.declaration.contains("any \(type.name)")
                return isProtocol && !["Actor", "Error", "Sendable"].contains(type.name)
            }
            guard house.target(named: module) != nil, let graph = try? graph(of: module) else { return false }
            return !graph.isSendable(type.identifier)
        }
        return Set(types.map(\.name))
    }
}

struct SymbolGraph {
    struct Symbol {
        let json: JSONValue

        var kind: String { json["kind"]["identifier"].string ?? "" }
        var name: String { json["names"]["title"].string ?? "" }
        var identifier: String { json["identifier"]["precise"].string ?? "" }
        /// The declaration without its body.
        var declaration: String { json["declarationFragments"].array.compactMap { $0["spelling"].string }.joined() }
        /// The number of the symbol's line, counted from 1.
        var line: Int { (json["location"]["position"]["line"].integer ?? 0) + 1 }
        var column: Int { json["location"]["position"]["character"].integer ?? 0 }
        var file: String { (json["location"]["uri"].string ?? "").replacing("file://", with: "") }
        var isMainActor: Bool {
            let start = declaration.split(separator: " ").prefix {
                $0.hasPrefix("@") || $0 == "final" || $0 == "static"
            }
            return start.contains("@MainActor")
        }

        /// The types in the declaration, without associated types.
        var types: [(name: String, identifier: String)] {
            json["declarationFragments"].array.compactMap { fragment in
                guard fragment["kind"].string == "typeIdentifier" else { return nil }
                let identifier = fragment["preciseIdentifier"].string ?? ""
                return identifier.hasSuffix("Qa") ? nil : (fragment["spelling"].string ?? "", identifier)
            }
        }

        /// The modules of the types in the declaration, without Swift's own, which need no import.
        var modules: [String] { types.compactMap { SymbolGraph.module(of: $0.identifier) } }
    }

    /// The public protocols, in the order of their files.
    let protocols: [Symbol]
    /// The requirements of each protocol, by identifier, in the order of the source.
    private let requirements: [String: [Symbol]]
    /// The identifiers of all protocols that each protocol inherits, directly or not.
    private let inherited: [String: [String]]
    private let symbols: [String: Symbol]
    /// The identifiers of the protocols to which a type of the module conforms.
    private let kept: Set<String>

    init(_ json: JSONValue) {
        let symbols = json["symbols"].array.map(Symbol.init)
        let byIdentifier = Dictionary(symbols.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
        protocols = symbols.filter { $0.kind == "swift.protocol" }.sorted {
            ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column)
        }
        var (requirements, inherited): ([String: [Symbol]], [String: [String]]) = ([:], [:])
        for edge in json["relationships"].array {
            guard let source = edge["source"].string, let target = edge["target"].string else { continue }
            switch edge["kind"].string {
            case "requirementOf":
                if let symbol = byIdentifier[source] { requirements[target, default: []].append(symbol) }
            case "conformsTo": inherited[source, default: []].append(target)
            default: break
            }
        }
        self.requirements = requirements.mapValues { symbols in
            symbols.sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
        }
        self.inherited = inherited
        self.symbols = byIdentifier
        kept = Set(
            inherited.flatMap { source, targets in byIdentifier[source]?.kind == "swift.protocol" ? [] : targets })
    }

    func requirements(of identifier: String) -> [Symbol] { requirements[identifier] ?? [] }

    func inherited(by identifier: String) -> [String] { inherited[identifier] ?? [] }

    /// Whether a protocol describes values, and so has no double: whether the protocol inherits `Equatable`, and a type
    /// of the module conforms to the protocol.
    func isOfValues(_ identifier: String) -> Bool {
        kept.contains(identifier) && inherited(by: identifier).contains(SwiftProtocol.equatable)
    }

    /// Whether the type with the given identifier is Sendable. Type aliases and types of other modules are assumed to
    /// be.
    func isSendable(_ identifier: String) -> Bool {
        guard let symbol = symbols[identifier], symbol.kind != "swift.typealias" else { return true }
        return symbol.isMainActor || inherited(by: identifier).contains(SwiftProtocol.sendable)
    }

    /// Returns the module in a mangled name such as `s:22ChartsFeatureInterface0A8ListenerP`; `nil` for Swift's own.
    static func module(of identifier: String) -> String? {
        guard identifier.hasPrefix("s:") else { return nil }
        let rest = identifier.dropFirst(2)
        let digits = rest.prefix { $0.isNumber }
        guard let count = Int(digits), count > 0 else { return nil }
        let name = String(rest.dropFirst(digits.count).prefix(count))
        return name == "FoundationEssentials" ? "Foundation" : name
    }
}

extension JSONValue {
    /// The member of an object with the given name; null if it does not exist.
    subscript(name: String) -> JSONValue {
        guard case .object(let object) = self else { return .null }
        return object[name] ?? .null
    }

    var string: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }

    var integer: Int? {
        guard case .integer(let number) = self else { return nil }
        return number
    }

    var array: [JSONValue] {
        guard case .array(let values) = self else { return [] }
        return values
    }
}
