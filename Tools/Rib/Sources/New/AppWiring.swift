/// Gives the app a feature: its builder in the component that builds its parent, and its guide.
struct AppWiring {
    /// Something that the feature's Dependency asks for.
    struct Need {
        let type, property, module: String
    }

    let house: House
    let parent: String
    let child: FeatureFacts
    let needs: [Need]

    private var name: String { child.name }

    /// A component of the app, in its file.
    private typealias Scope = (path: String, file: SwiftFile, type: TypeDeclaration)

    /// Notes all changes.
    ///
    /// - Throws: ``Refusal`` when the app does not have the form that can be changed, `SystemError` for its files.
    func apply(to changes: inout ChangeSet) throws {
        guard let app = house.table.outside.first(where: { $0.word == "App" }), let folder = app.words("in").first?.text
        else { throw Refusal("there is no app in the table: add one, or leave --into out") }
        let files = try changes.files(in: folder, of: house)
        let scopes: [Scope] = files.flatMap { path, file in
            file.types.filter { $0.name.hasSuffix("Component") }.map { (path, file, $0) }
        }
        guard let scope = scopes.first(where: { builds(parent, $0) }) else {
            throw Refusal(
                "no component in \(folder) makes the \(parent)Builder: make it in the RootComponent, or leave --into out"
            )
        }
        var edit = Edit(scope.file)
        for need in needs where !edit.declares(need.property, in: scope.type) {
            try pass(need, to: scope, of: scopes, with: &edit)
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
        try addGuide(&changes, in: folder)
    }

    /// Whether a component calls the builder of a feature with itself, and does not only pass it on.
    private func builds(_ feature: String, _ scope: Scope) -> Bool {
        guard let open = scope.file.openingBrace(from: scope.type.index), let close = scope.file.closing(open)
        else { return false }
        return (open..<close).contains { index in
            scope.file.isWord(index, "\(feature)Builder") && scope.file.isToken(index + 1, "(")
        }
    }

    /// Takes what the scope around a component has.
    private func pass(_ need: Need, to scope: Scope, of scopes: [Scope], with edit: inout Edit) throws {
        let brace = scope.file.openingBrace(from: scope.type.index) ?? scope.type.index
        let outer = scopes.first { other in
            other.type.name != scope.type.name
                && (scope.type.index..<brace).contains { scope.file.isWord($0, other.type.name) }
                && Edit(other.file).declares(need.property, in: other.type)
        }
        guard outer != nil else {
            throw Refusal(
                "the \(scope.type.name) has no \(need.property), which \(name) needs: "
                    + "add it, or leave --into out")
        }
        try edit.addMember(
            to: scope.type,
            "\n    var \(need.property): any \(need.type) { dependency.\(need.property) }\n")
        edit.addImport(need.module, access: nil)
    }

    /// The line of the last builder of a component.
    private func lastBuilder(in file: SwiftFile, _ type: TypeDeclaration) -> Int? {
        file.tokens.indices.last { index in
            file.isToken(index - 1, "var") && file.tokens[index].kind == .word
                && file.text(file.tokens[index]).hasSuffix("Builder")
        }.map { file.tokens[$0].line }
    }

    private func addGuide(_ changes: inout ChangeSet, in folder: String) throws {
        for (path, file) in try changes.files(in: folder, of: house) {
            guard
                let label = file.tokens.indices.first(where: {
                    file.isToken($0, "guides") && file.isToken($0 + 1, ":") && file.isToken($0 + 2, "[")
                }), let close = file.closing(label + 2)
            else { continue }
            let guides = file.arguments(from: label + 2, to: close) + ["\(name)Builder.guide"]
            let indentation = file.indentation(ofLine: file.tokens[label].line)
            let inner = String(repeating: " ", count: indentation + 4)
            var (lines, last) = ([String](), "")
            for guide in guides {
                if !last.isEmpty, inner.count + last.count + guide.count + 2 > 120 {
                    lines.append(inner + last)
                    last = ""
                }
                last += last.isEmpty ? "\(guide)," : " \(guide),"
            }
            let list = (lines + [inner + last]).joined(separator: "\n")
            let range = file.tokens[label + 2].range.lowerBound..<file.tokens[close].range.upperBound
            let outer = String(repeating: " ", count: indentation)
            var edit = Edit(SwiftFile(file.text(with: [(range, "[\n\(list)\n\(outer)]")])))
            edit.addImport("\(name)Feature", access: nil)
            changes.write(edit.text, to: path)
            return
        }
        throw Refusal("no file of \(folder) has a list of guides: write “guides: [ … ]”, or leave --into out")
    }
}
