package import Platform
import SwiftFileKit

/// The languages of a project, as listed in one of its source files.
package struct ProjectLanguages: Sendable {
    package struct Language: Sendable {
        /// The name of the type that declares the language, such as `Korean`.
        package let type: String
        package let code: String
        /// Whether phrases may still lack a text in the language.
        let isIncomplete: Bool
        /// The path of the file that declares the language, relative to the root.
        let file: String
        /// The language's texts for phrases of the machinery; `nil` if all of these have their own.
        let list: TranslationList?
        /// The English literals to which ``list`` has a text.
        let translated: Set<String>
    }

    static let path = "Modules/Core/Basics/Sources/Languages/ProjectLanguages.swift"
    static let folder = "Modules/Core/Basics/Sources/Languages"
    /// The comment after the line of an incomplete language.
    static let incomplete = "// rib: incomplete"

    /// The languages in order, English first; none if there is no list.
    package let all: [Language]

    /// Reads the list of languages in a house, and the declaration of each language.
    package init(of house: House) throws(SystemError) {
        guard FileSystem.exists(house.path(Self.path)) else {
            all = []
            return
        }
        let list = try house.swiftFile(Self.path)
        var languages: [Language] = []
        var declared: [String: (code: String, file: String)] = [:]
        for path in house.swiftFiles(in: Self.folder) ?? [] {
            let file = try house.swiftFile(path)
            guard let type = file.types.first(where: { file.isToken($0.index + 3, "Tongue") }),
                let code = file.tokens.indices.first(where: { file.isToken($0, "code") && file.isToken($0 + 1, "=") }),
                let text = file.string(file.tokens[code + 2])
            else { continue }
            declared[type.name] = (text, path)
        }
        let lines = list.lines
        for index in list.tokens.indices where list.isToken(index + 1, ".") && list.isToken(index + 2, "self") {
            let type = list.text(list.tokens[index])
            guard let (code, file) = declared[type] else { continue }
            let isIncomplete = lines[list.tokens[index].line - 1].contains(Self.incomplete)
            let path = TranslationList.path(of: type)
            let table = FileSystem.exists(house.path(path)) ? try house.swiftFile(path) : nil
            let translations = table.map { TranslationList(of: type, $0) }
            languages.append(
                Language(
                    type: type, code: code, isIncomplete: isIncomplete, file: file, list: translations,
                    translated: translations?.translated ?? []))
        }
        all = languages
    }

    package var translations: [String] { all.map(\.code).filter { $0 != "en" } }

    /// Whether the file at a path belongs only to the given language, by the name of the file or of its folder. The bare
    /// name of the language counts in Basics alone: elsewhere, a module or a type of the project can be called so.
    static func belongs(_ path: String, to language: Language) -> Bool {
        let parts = path.split(separator: "/")
        guard let name = parts.last else { return false }
        let stem = name.hasSuffix(".swift") ? name.dropLast(6) : name
        let isBare = parts.dropLast().contains { $0 == language.type } || stem == language.type
        return isBare && path.hasPrefix("\(Layer.core.folder)/\(Module.basics)/") || stem.hasSuffix("+\(language.type)")
            || path.hasPrefix("Tests/Snapshots/") && name.hasPrefix("\(language.code)-")
    }
}
