/// Adds a feature to each app that creates its parent's builder. The app's component gets the feature's builder, and
/// the app's list of descriptions gets the feature's description.
struct AppWiring {
    let house: House
    let parent: String
    let child: FeatureFacts
    /// The names of the properties that the feature's Dependency requires.
    let needs: [String]

    private var name: String { child.name }

    /// The class of a component of the app, or an extension of it, in its file.
    private typealias Scope = (path: String, file: SwiftFile, type: TypeDeclaration)

    /// Adds to a set of changes the edits of each app that creates the parent's builder.
    ///
    /// - Throws: ``Refusal`` if an app has an unexpected form, `SystemError` when a file cannot be read.
    func apply(to changes: inout ChangeSet) throws {
        let folders = house.table.outside.filter { $0.word == "App" }.compactMap { $0.words("in").first?.text }
        guard !folders.isEmpty else { throw Refusal("there is no app in the table: add one, or leave --into out") }
        var isWired = false
        for folder in folders {
            guard let scope = try scopes(in: folder, changes).first(where: builds) else { continue }
            try wire(scope, in: folder, &changes)
            isWired = true
        }
        guard isWired else {
            throw Refusal(
                "no component in \(folders.joined(separator: ", ")) makes the \(parent)Builder: "
                    + "make it in the RootComponent, or leave --into out")
        }
    }

    /// Returns the scopes of the components in an app's folder.
    private func scopes(in folder: String, _ changes: ChangeSet) throws -> [Scope] {
        try changes.files(in: folder, of: house).flatMap { path, file in
            (file.types + file.extensions).filter { $0.name.hasSuffix("Component") }.map { Scope(path, file, $0) }
        }
    }

    private func wire(_ scope: Scope, in folder: String, _ changes: inout ChangeSet) throws {
        var edit = Edit(scope.file)
        let parts = try scopes(in: folder, changes).filter { $0.type.name == scope.type.name }
        if let need = needs.first(where: { need in !parts.contains { Edit($0.file).declares(need, in: $0.type) } }) {
            throw Refusal(
                "the \(scope.type.name) has no \(need), which \(name) needs: add it, or leave --into out")
        }
        let property =
            "    var \(child.property)Builder: any \(name)Buildable { \(name)Builder(dependency: self) }\n"
        if let last = lastBuilder(in: scope.file, scope.type) {
            edit.insertLine(property, after: last)
        } else {
            try edit.addMember(to: scope.type, "\n\(property)")
        }
        edit.addImport("\(name)Feature", access: nil)
        edit.addImport("\(name)FeatureInterface", access: nil)
        let end = "extension \(scope.type.name): \(name)Dependency {}\n"
        changes.write(edit.text + end, to: scope.path)
        try addPlaceDescription(&changes, in: folder)
    }

    /// Whether a component creates the parent's builder.
    private func builds(_ scope: Scope) -> Bool {
        guard let open = scope.file.openingBrace(from: scope.type.index), let close = scope.file.closing(open)
        else { return false }
        return (open..<close).contains { index in
            scope.file.isWord(index, "\(parent)Builder") && scope.file.isToken(index + 1, "(")
        }
    }

    /// Returns the number of the line that declares the file's last builder; `nil` if there is none.
    private func lastBuilder(in file: SwiftFile, _ type: TypeDeclaration) -> Int? {
        file.tokens.indices.last { index in
            file.isToken(index - 1, "var") && file.tokens[index].kind == .word
                && file.text(file.tokens[index]).hasSuffix("Builder")
        }.map { file.tokens[$0].line }
    }

    private func addPlaceDescription(_ changes: inout ChangeSet, in folder: String) throws {
        for (path, file) in try changes.files(in: folder, of: house) {
            guard
                let label = file.tokens.indices.first(where: {
                    file.isToken($0, "placeDescriptions") && (file.isToken($0 + 1, ":") || file.isToken($0 + 1, "="))
                        && file.isToken($0 + 2, "[")
                }), let close = file.closing(label + 2)
            else { continue }
            let placeDescriptions = file.arguments(from: label + 2, to: close) + ["\(name)Builder.placeDescription"]
            let indentation = file.indentation(ofLine: file.tokens[label].line)
            let inner = String(repeating: " ", count: indentation + 4)
            let list = placeDescriptions.map { "\(inner)\($0)," }.joined(separator: "\n")
            let range = file.tokens[label + 2].range.lowerBound..<file.tokens[close].range.upperBound
            let outer = String(repeating: " ", count: indentation)
            var edit = Edit(SwiftFile(file.text(with: [(range, "[\n\(list)\n\(outer)]")])))
            edit.addImport("\(name)Feature", access: nil)
            changes.write(edit.text, to: path)
            return
        }
        throw Refusal(
            "no file of \(folder) has a list of placeDescriptions: write “placeDescriptions: [ … ]”, or leave --into out"
        )
    }
}
