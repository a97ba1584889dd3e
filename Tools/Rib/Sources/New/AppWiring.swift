/// Gives the app a feature: its builder in the root component, and its guide.
struct AppWiring {
    let house: House
    let child: FeatureFacts
    let useCases: [String]

    private var name: String { child.name }

    /// Notes all changes.
    ///
    /// - Throws: ``Refusal`` when the app does not have the form that can be changed, `SystemError` for its files.
    func apply(to changes: inout ChangeSet) throws {
        guard let app = house.table.outside.first(where: { $0.word == "App" }), let folder = app.words("in").first?.text
        else { throw Refusal("there is no app in the table: add one, or leave --into out") }
        let files = try changes.files(in: folder, of: house)
        guard let root = files.first(where: { $0.file.types.contains { $0.name == "RootComponent" } }),
            let type = root.file.types.first(where: { $0.name == "RootComponent" })
        else { throw Refusal("there is no RootComponent in \(folder): write it, or leave --into out") }
        var edit = Edit(root.file)
        for useCase in useCases where !edit.declares(useCase.asProperty, in: type) {
            throw Refusal(
                "the RootComponent has no \(useCase.asProperty), which \(name) needs: "
                    + "add it with its repository, or leave --into out")
        }
        let property =
            "    var \(child.property)Builder: any \(name)Buildable { \(name)Builder(dependency: self) }\n"
        if let last = lastBuilder(in: root.file, type) {
            edit.insertLine(property, after: last)
        } else {
            try edit.addMember(to: type, "\n\(property)")
        }
        edit.addImport("\(name)Feature", access: nil)
        edit.addImport("\(name)FeatureInterface", access: nil)
        let end = "extension RootComponent: \(name)Dependency {}\n"
        changes.write(edit.text + end, to: root.path)
        try addGuide(&changes, in: folder)
    }

    /// The line of the last builder of the root component.
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
