/// Makes a feature lead to another: the builder in its Dependency, and a place in its router.
struct Wiring {
    let house: House
    let parent: Module
    let child: FeatureFacts

    /// Words that the host knows in every place.
    private static let hostWords: Set = [
        "show", "go", "undo", "redo", "history", "tree", "help", "quit", "back",
    ]

    var builder: String { "\(child.property)Builder" }
    var buildable: String { "any \(child.name)Buildable" }
    var folder: String { parent.folder }
    var name: String { parent.name }

    /// Notes all changes.
    ///
    /// - Throws: ``Refusal`` when the parent does not have the form that can be changed, `SystemError` for its files.
    func apply(to changes: inout ChangeSet) throws {
        try refuseTakenWord(changes)
        try changeInterface(&changes)
        try changeBuilder(&changes)
        let phrase = try addPhrase(&changes)
        try changeRouter(&changes, summary: "\(name)Phrases.\(phrase)")
        try changeGuide(&changes)
        try changeDoubles(&changes)
        try addTest(&changes)
    }

    /// The place of the first type of that name in a folder of the parent.
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
        for (_, file) in try changes.files(in: "\(folder)/Sources", of: house) {
            for index in file.tokens.indices.dropLast(2)
            where file.isToken(index, "Command") || file.isToken(index, "Signpost") || file.isToken(index, "Place") {
                if let word = file.string(file.tokens[index + 2]) { taken.insert(word) }
            }
        }
        guard taken.contains(child.word) else { return }
        throw Refusal("“\(child.word)” means something else in \(name) already: give the new feature another name")
    }

    // MARK: Interface

    private func changeInterface(_ changes: inout ChangeSet) throws {
        let found = try need("\(name)Dependency", in: "Interface", changes)
        var edit = Edit(found.file)
        try edit.addMember(
            to: found.type,
            "    /// Builds \(child.name).\n    var \(builder): \(buildable) { get }\n")
        edit.addImport("\(child.name)FeatureInterface", access: "public")
        changes.write(edit.text, to: found.path)
    }

    // MARK: Builder and router

    private func changeBuilder(_ changes: inout ChangeSet) throws {
        let (path, file, _) = try need("\(name)Builder", in: "Sources", changes)
        guard
            let index = file.tokens.indices.first(where: {
                file.isWord($0, "\(name)Router") && file.isToken($0 + 1, "(")
            }),
            let close = file.closing(index + 1)
        else { throw Refusal("\(path) makes no \(name)Router( … ): wire \(child.name) by hand") }
        let arguments = file.arguments(from: index + 1, to: close) + ["\(builder): dependency.\(builder)"]
        let returns = file.isToken(index - 1, "return")
        let start = file.tokens[returns ? index - 1 : index].range.lowerBound
        var text = Writing.call(
            "\(returns ? "let router = " : "")\(name)Router(", arguments, ")", indent: returns ? 8 : 21)
        if !returns { text = text.replacing("\n                         ", with: "\n            ") }
        if returns { text += "\n        return router" }
        changes.write(
            file.text(with: [(start..<file.tokens[close].range.upperBound, text)]), to: path)
    }

    private func changeRouter(_ changes: inout ChangeSet, summary: String) throws {
        let (path, file, type) = try need("\(name)Router", in: "Sources", changes)
        var edit = Edit(file)
        edit.addImport("\(child.name)FeatureInterface", access: nil)
        let isViewless = !file.tokens.indices.contains { file.isToken($0, "ViewableRouter") }
        try edit.addStored("    private let \(builder): \(buildable)\n", to: type)
        if let initializer = edit.initializer(of: type) {
            try edit.addParameter("\(builder): \(buildable)", sets: "self.\(builder) = \(builder)", to: initializer)
        } else {
            let view = isViewless ? [] : ["viewController: any ViewControllable"]
            let head = Writing.call(
                "init(", ["interactor: \(name)Interactor"] + view + ["\(builder): \(buildable)"], ") {", indent: 4)
            let call = isViewless ? "" : ", viewController: viewController"
            edit.addAfterStored(
                """

                    \(head)
                        self.\(builder) = \(builder)
                        super.init(interactor: interactor\(call))
                    }

                """, of: type)
        }
        let place = "Place(Self.\(child.property)) { [unowned self] in open(\(builder).build()) }"
        let signpost = "    static let \(child.property) = Signpost(\"\(child.word)\", summary: \(summary))\n"
        if try !edit.addElement(place, toListNamed: "places", of: type) {
            try edit.addMember(
                to: type,
                "\n    override var places: [Place] {\n        [\(place)]\n    }\n\n\(signpost)")
        } else {
            try edit.addMember(to: type, "\n\(signpost)")
        }
        _ = try edit.addElement(child.property, toListNamed: "signposts", of: type)
        changes.write(edit.text, to: path)
    }
}
