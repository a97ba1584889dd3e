import SwiftFileKit

/// Connects a parent feature to a child: adds the child's builder to the parent's dependencies, and to the parent's
/// router a way to the child, or the call that attaches a child without a screen.
struct Wiring {
    let house: House
    let parent: Module
    let child: FeatureFacts

    /// The host's commands, which a program can have in every place, so no way can have their names.
    private static let hostWords: Set = [
        "show", "go", "undo", "redo", "history", "tree", "help", "quit", "back", "backup", "export", "import", "sync",
    ]

    var builder: String { "\(child.property)Builder" }
    var buildable: String { "any \(child.name)Buildable" }
    var folder: String { parent.folder }
    var name: String { parent.name }

    /// Adds the changes to the parent's files.
    ///
    /// - Throws: ``Refusal`` if the parent has an unexpected form, `SystemError` when a file cannot be read.
    func apply(to changes: inout ChangeSet) throws {
        if child.hasScreen { try refuseTakenWord(changes) }
        try changeChildren(&changes)
        try changeBuilder(&changes)
        if child.hasScreen {
            let phrase = try addPhrase(&changes)
            try changeRouter(&changes, summary: "\(name)Phrases.\(phrase)")
            try changePlaceDescription(&changes)
        } else {
            try attachInRouter(&changes)
        }
        try addListener(&changes)
        try addTest(&changes)
    }

    /// Returns the first type with the given name in a folder of the parent, with its file; `nil` if there is none.
    func find(
        _ type: String, in folder: String, _ changes: ChangeSet
    ) throws -> (path: String, file: SwiftFile, type: TypeDeclaration)? {
        for (path, file) in try changes.files(in: "\(self.folder)/\(folder)", of: house) {
            if let type = file.types.first(where: { $0.name == type }) { return (path, file, type) }
        }
        return nil
    }

    func need(
        _ type: String, in folder: String, _ changes: ChangeSet
    ) throws -> (path: String, file: SwiftFile, type: TypeDeclaration) {
        guard let found = try find(type, in: folder, changes) else {
            throw Refusal("\(parent.title) has no \(type) in its \(folder): write it, or wire \(child.name) by hand")
        }
        return found
    }

    private func refuseTakenWord(_ changes: ChangeSet) throws {
        var taken = Self.hostWords
        let features = parent.names("features").compactMap { house.module(.feature, $0)?.folder }
        let files =
            try changes.files(in: "\(folder)/Sources", of: house)
            + features.flatMap { try changes.files(in: "\($0)/Interface", of: house) }
        for (_, file) in files {
            for index in file.tokens.indices.dropLast(2)
            where ["Command", "opens", "sends", "Address"].contains(where: { file.isToken(index, $0) }) {
                if let word = file.string(file.tokens[index + 2]) { taken.insert(word) }
            }
        }
        guard taken.contains(child.word) else { return }
        throw Refusal("“\(child.word)” means something else in \(name) already: rename the feature, or wire it by hand")
    }

    // MARK: Children

    /// Adds the child's builder to the parent's protocol `Children`, which its Dependency refines.
    private func changeChildren(_ changes: inout ChangeSet) throws {
        let found = try need("\(name)Dependency", in: "Sources", changes)
        let member = "    var \(builder): \(buildable) { get }\n"
        let path: String
        var edit: Edit
        if let children = try find("\(name)Children", in: "Sources", changes) {
            (path, edit) = (children.path, Edit(children.file))
            try edit.addMember(to: children.type, member)
        } else {
            var text = found.file.text(with: [])
            guard let head = text.firstRange(of: "\(name)Dependency: Dependency"),
                let end = found.file.openingBrace(from: found.type.index).flatMap(found.file.closing)
            else { throw Refusal("\(name)Dependency does not refine Dependency alone: wire \(child.name) by hand") }
            let place = found.file.tokens[end].range.upperBound
            let children = """


                package protocol \(name)Children: Dependency {
                \(member)}
                """
            text = found.file.text(with: [(place..<place, children)])
            text.replaceSubrange(head, with: "\(name)Dependency: \(name)Children")
            (path, edit) = (found.path, Edit(SwiftFile(text)))
        }
        edit.addImport("\(child.name)FeatureInterface", access: "package")
        changes.write(edit.text, to: path)
    }

    // MARK: Builder and router

    /// Makes the parent's builder pass its dependency, which has the children's builders, to the router. A router of a
    /// feature without children takes no builders.
    private func changeBuilder(_ changes: inout ChangeSet) throws {
        let (path, file, _) = try need("\(name)Builder", in: "Sources", changes)
        guard
            let index = file.tokens.indices.first(where: {
                file.isWord($0, "\(name)Router") && file.isToken($0 + 1, "(")
            }),
            let close = file.closing(index + 1)
        else { throw Refusal("\(path) makes no \(name)Router( … ): wire \(child.name) by hand") }
        if file.arguments(from: index + 1, to: close).contains(where: { $0.hasPrefix("builders:") }) { return }
        changes.write(file.text(adding: "builders: dependency", toCallAt: index + 1), to: path)
    }

    /// Returns the router's file, in which the router of a feature without children has become one that leads on.
    private func leadingRouter(_ changes: ChangeSet) throws -> (path: String, file: SwiftFile, type: TypeDeclaration) {
        let found = try need("\(name)Router", in: "Sources", changes)
        for superclass in ["ViewableRouter", "Router"] {
            let leaf = "\(name)Router: \(superclass)<\(name)Interactor> {}"
            var text = found.file.text(with: [])
            guard let range = text.firstRange(of: leaf) else { continue }
            text.replaceSubrange(
                range, with: "\(name)Router: PlaceRouter<\(name)Interactor, any \(name)Children> {\n}")
            let file = SwiftFile(text)
            return file.types.first { $0.name == "\(name)Router" }.map { (found.path, file, $0) } ?? found
        }
        return found
    }

    private func changeRouter(_ changes: inout ChangeSet, summary: String) throws {
        let (path, file, type) = try leadingRouter(changes)
        let way = Writing.trailing(
            ".opens(\"\(child.word)\", summary: \(summary))", "$0.builders\(child.call(listener: "$0.interactor"))",
            indent: 12)
        var edit = Edit(file)
        edit.addImport("\(child.name)FeatureInterface", access: nil)
        if try !edit.addElement(way, toListNamed: "ways", of: type) {
            try edit.addMember(
                to: type, "\n    override class var ways: Ways {\n        [\n            \(way)\n        ]\n    }\n")
        }
        changes.write(edit.text, to: path)
    }

    /// Attaches a child without a screen when the parent's router loads.
    private func attachInRouter(_ changes: inout ChangeSet) throws {
        let (path, file, type) = try leadingRouter(changes)
        var edit = Edit(file)
        edit.addImport("\(child.name)FeatureInterface", access: nil)
        let line = "        attach(builders\(child.call(listener: "interactor")))\n"
        if let (_, close) = file.body(ofFunction: "didLoad", in: type) {
            edit.insert(line, at: file.startOfLine(file.tokens[close].line))
        } else {
            try edit.addMember(to: type, "\n    override func didLoad() {\n\(line)    }\n")
        }
        changes.write(edit.text, to: path)
    }

    /// Makes the parent's interactor the listener of a child that has a listener protocol. The added functions are
    /// empty, because the parent decides how to react; a function with a result gets a placeholder.
    private func addListener(_ changes: inout ChangeSet) throws {
        guard let news = child.news else { return }
        let files = try changes.files(in: "\(folder)/Sources", of: house)
        if files.contains(where: { $0.file.inheritedNames.contains("\(child.name)Listener") }) { return }
        let interactor = "\(name)Interactor"
        guard
            let (path, file) = files.first(where: { _, file in
                file.tokens.indices.contains {
                    file.isWord($0, interactor) && (file.isToken($0 - 1, "class") || file.isToken($0 - 1, "typealias"))
                }
            })
        else { throw Refusal("\(parent.title) has no \(interactor) in its Sources: wire \(child.name) by hand") }
        let functions = news.map { function in
            let result = function.firstRange(of: " -> ").map { function[$0.upperBound...] }
            return "    func \(function) {\(result.map { " <#\($0)#> " } ?? "")}\n"
        }
        var edit = Edit(file)
        edit.addImport("\(child.name)FeatureInterface", access: nil)
        let known = Set(parent.targets.first { $0.kind == .implementation }?.dependencies ?? [])
        for module in child.imports.intersection(known).sorted() { edit.addImport(module, access: nil) }
        let conformance = "extension \(interactor): \(child.name)Listener {\n\(functions.joined(separator: "\n"))}\n"
        changes.write("\(edit.text)\n\(conformance)", to: path)
    }
}

extension SwiftFile {
    /// Returns the braces of a function's body; `nil` if a type does not declare it.
    func body(ofFunction name: String, in type: TypeDeclaration) -> (open: Int, close: Int)? {
        guard let open = openingBrace(from: type.index), let close = closing(open),
            let function = (open..<close).first(where: { isWord($0, name) && isToken($0 - 1, "func") }),
            let brace = openingBrace(from: function), let end = closing(brace)
        else { return nil }
        return (brace, end)
    }
}
