import Platform
import SwiftFileKit

/// The names that a parent feature needs from its child, and how the child is built.
struct FeatureFacts {
    let name: String
    /// Whether the RIB has a screen, and so is a place with a word. Any other is attached beside its parent's screen.
    let hasScreen: Bool
    /// The functions of its listener, such as `notesDidWrite(_ text: String) async throws`; `nil` without a listener.
    let news: [String]?
    /// The modules that its Interface imports.
    let imports: Set<String>
    /// The parameters of `build`, such as `chart: OpenChart`.
    private let parameters: [String]

    /// Reads the interface of a feature.
    ///
    /// - Throws: ``Refusal`` for a feature that is not built by a function `build`.
    init(_ module: Module, in changes: ChangeSet, of house: House) throws {
        name = module.name
        var (build, news, imports): (String?, [String]?, Set<String>) = (nil, nil, [])
        for (_, file) in try changes.files(in: "\(module.folder)/Interface", of: house) {
            imports.formUnion(file.imports.map(\.module))
            for type in file.types where type.keyword == "protocol" {
                let functions = file.functions(in: type)
                if type.name == "\(name)Buildable" { build = functions.first { $0.hasPrefix("build(") } }
                if type.name == "\(name)Listener" { news = functions }
            }
        }
        guard let build, case let file = SwiftFile(build), let close = file.closing(1) else {
            throw Refusal("\(module.title) has no “func build” in \(name)Buildable: write it first")
        }
        parameters = file.arguments(from: 1, to: close)
        let listener = "any \(module.name)Listener"
        hasScreen = build.hasSuffix("ViewableRouting")
        self.news = parameters.contains { $0.hasSuffix(": \(listener)") } ? news : nil
        self.imports = imports
    }

    var property: String { name.asProperty }
    var word: String { name.asWord }

    /// Whether the code that builds the child has no placeholder, which a person would have to replace.
    var isBuiltAtOnce: Bool { !call(listener: "").contains("<#") }

    /// Returns the code that builds the child, such as `.notesBuilder.build()`, to be appended to a value that has the
    /// child's builder. An argument that only a person can supply is an editor placeholder, which does not compile.
    func call(listener: String) -> String {
        let arguments = parameters.filter { !$0.contains(" = ") }.map { parameter in
            let label = parameter.prefix { $0 != ":" && $0 != " " }
            let type = parameter.drop { $0 != ":" }.dropFirst(2)
            let value = type == "any \(name)Listener" ? listener : "<#\(type)#>"
            return label == "_" ? value : "\(label): \(value)"
        }
        return ".\(property)Builder.build(\(arguments.joined(separator: ", ")))"
    }
}

extension SwiftFile {
    /// Returns the functions of a protocol, as written after `func`, such as `build(listener: any L) -> any R`.
    func functions(in type: TypeDeclaration) -> [String] {
        guard let brace = openingBrace(from: type.index), let end = closing(brace) else { return [] }
        return (brace..<end).filter { isToken($0, "func") }.compactMap { index in
            // A function ends with its line, or with the line on which its brackets close.
            guard let bracket = (index..<end).first(where: { isToken($0, "(") }), let close = closing(bracket)
            else { return nil }
            let last = tokens[close..<end].last { $0.line == tokens[close].line } ?? tokens[close]
            let bytes = self.bytes[tokens[index + 1].range.lowerBound..<last.range.upperBound]
            return String(decoding: bytes, as: UTF8.self).split { $0 == "\n" || $0 == " " }.joined(separator: " ")
                .replacing("( ", with: "(").replacing(" )", with: ")")
        }
    }
}
