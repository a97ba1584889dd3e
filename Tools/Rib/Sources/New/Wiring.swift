/// Connects a parent feature to a child: adds the child's builder to the parent's dependencies, and a way to the child
/// to the parent's router.
struct Wiring {
    let house: House
    let parent: Module
    let child: FeatureFacts

    /// The host's commands, which exist in every place, so no way can have their names.
    private static let hostWords: Set = [
        "show", "go", "undo", "redo", "history", "tree", "help", "quit", "back",
    ]

    var builder: String { "\(child.property)Builder" }
    var buildable: String { "any \(child.name)Buildable" }
    var folder: String { parent.folder }
    var name: String { parent.name }

    /// Adds the changes to the parent's files.
    ///
    /// - Throws: ``Refusal`` if the parent has an unexpected form, `SystemError` when a file cannot be read.
    func apply(to changes: inout ChangeSet) throws {
        try refuseTakenWord(changes)
        try changeChildren(&changes)
        try changeBuilder(&changes)
        let phrase = try addPhrase(&changes)
        try changeRouter(&changes, summary: "\(name)Phrases.\(phrase)")
        try changePlaceDescription(&changes)
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
        let features = house.modules.filter { $0.layer == .feature }
        let files =
            try changes.files(in: "\(folder)/Sources", of: house)
            + features.flatMap { try changes.files(in: "\($0.folder)/Interface", of: house) }
        for (_, file) in files {
            for index in file.tokens.indices.dropLast(2)
            where ["Command", "opens", "sends", "Address"].contains(where: { file.isToken(index, $0) }) {
                if let word = file.string(file.tokens[index + 2]) { taken.insert(word) }
            }
        }
        guard taken.contains(child.word) else { return }
        throw Refusal("“\(child.word)” means something else in \(name) already: give the new feature another name")
    }

    // MARK: Children

    /// Adds the child's builder to the parent's protocol `Children`, which its Dependency refines.
    private func changeChildren(_ changes: inout ChangeSet) throws {
        let found = try need("\(name)Dependency", in: "Sources", changes)
        let member = "    var \(builder): \(buildable) { get }\n"
        var edit: Edit
        if let children = try find("\(name)Children", in: "Sources", changes) {
            edit = Edit(children.file)
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
            edit = Edit(SwiftFile(text))
        }
        edit.addImport("\(child.name)FeatureInterface", access: "package")
        changes.write(edit.text, to: found.path)
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
        let arguments = file.arguments(from: index + 1, to: close)
        if arguments.contains(where: { $0.hasPrefix("builders:") }) { return }
        let isReturned = file.isToken(index - 1, "return")
        let head = isReturned ? "return \(name)Router(" : "let router = \(name)Router("
        let text = Writing.call(head, arguments + ["builders: dependency"], ")", indent: 8)
            .dropFirst(head.count - "\(name)Router(".count)
        let range = file.tokens[index].range.lowerBound..<file.tokens[close].range.upperBound
        changes.write(file.text(with: [(range, String(text))]), to: path)
    }

    private func changeRouter(_ changes: inout ChangeSet, summary: String) throws {
        let (path, file, _) = try need("\(name)Router", in: "Sources", changes)
        let way = Writing.trailing(
            ".opens(\"\(child.word)\", summary: \(summary))", "$0.builders.\(builder).build()", indent: 12)
        var text = file.text(with: [])
        for superclass in ["ViewableRouter", "Router"] {
            let leaf = "\(name)Router: \(superclass)<\(name)Interactor> {}"
            guard let range = text.firstRange(of: leaf) else { continue }
            text.replaceSubrange(
                range, with: "\(name)Router: PlaceRouter<\(name)Interactor, any \(name)Children> {\n}")
        }
        var edit = Edit(SwiftFile(text))
        guard let type = SwiftFile(text).types.first(where: { $0.name == "\(name)Router" }) else { return }
        edit.addImport("\(child.name)FeatureInterface", access: nil)
        if try !edit.addElement(way, toListNamed: "ways", of: type) {
            try edit.addMember(
                to: type, "    override class var ways: Ways {\n        [\n            \(way)\n        ]\n    }\n")
        }
        changes.write(edit.text, to: path)
    }
}
