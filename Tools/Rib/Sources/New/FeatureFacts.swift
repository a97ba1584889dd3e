import Platform

/// The names that a parent feature needs from its child.
struct FeatureFacts {
    let name: String

    /// Reads the interface of a feature.
    ///
    /// - Throws: ``Refusal`` for a feature whose `build` takes values that the tool cannot supply.
    init(_ module: Module, in changes: ChangeSet, of house: House) throws {
        name = module.name
        var parameters: [String]?
        for (_, file) in try changes.files(in: "\(module.folder)/Interface", of: house) {
            for type in file.types where type.keyword == "protocol" {
                let functions = file.functions(in: type)
                if type.name == "\(module.name)Buildable" {
                    parameters = functions.first { $0.hasPrefix("build(") }.map { text in
                        let inside = text.dropFirst("build(".count).prefix { $0 != ")" }
                        return inside.split(separator: ",").map { String($0.drop { $0 == " " }) }
                    }
                }
            }
        }
        guard let parameters else {
            throw Refusal("\(module.title) has no “func build” in \(module.name)Buildable: write it first")
        }
        guard parameters.isEmpty else {
            throw Refusal(
                "\(module.title) is built with \(parameters.joined(separator: ", ")), which only you know how to make: "
                    + "wire it by hand, as “A feature by hand” of Tools/Rib/README.md says")
        }
    }

    var property: String { name.asProperty }
    var word: String { name.asWord }
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
