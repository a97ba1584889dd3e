/// Makes a feature lead to another: the builder in its Dependency, a place in its router, and what hears the child.
struct Wiring {
    let house: House
    let parent: Module
    let child: FeatureFacts

    /// Words that the host knows in every place.
    private static let hostWords: Set = [
        "show", "go", "undo", "redo", "history", "tree", "help", "quit", "back",
    ]

    private var builder: String { "\(child.property)Builder" }
    private var buildable: String { "any \(child.name)Buildable" }
    private var folder: String { parent.folder }
    private var name: String { parent.name }

    /// Notes all changes.
    ///
    /// - Throws: ``Refusal`` when the parent does not have the form that can be changed, `SystemError` for its files.
    func apply(to changes: inout ChangeSet) throws {
        try refuseTakenWord(changes)
        try changeInterface(&changes)
        try changeBuilder(&changes)
        let phrase = try addPhrase(&changes)
        try changeRouter(&changes, summary: "\(name)Phrases.\(phrase)")
        if child.takesListener { try changeInteractor(&changes) }
        try changeGuide(&changes)
        try changeDoubles(&changes)
        try addTest(&changes)
    }

    /// The place of the first type of that name in a folder of the parent.
    private func find(
        _ type: String, in folder: String, _ changes: ChangeSet
    ) throws -> (path: String, file: SwiftFile, type: TypeDeclaration)? {
        for (path, file) in try changes.files(in: "\(self.folder)/\(folder)", of: house) {
            if let type = file.types.first(where: { $0.name == type }) { return (path, file, type) }
        }
        return nil
    }

    private func need(
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
        guard child.takesListener else { return }
        if let routable = try find("\(name)Routable", in: "Interface", changes) {
            guard !routable.file.functions(in: routable.type).contains("routeBack()") else { return }
            var edit = Edit(routable.file)
            try edit.addMember(
                to: routable.type, "    /// Leads back from wherever the person is below.\n    func routeBack()\n")
            changes.write(edit.text, to: routable.path)
        } else {
            let text = try changes.text(found.path)
            let routable = """

                /// What \(name) asks of its router.
                public protocol \(name)Routable: Routable {
                    /// Leads back from wherever the person is below \(name).
                    func routeBack()
                }

                """
            changes.write(text + routable, to: found.path)
        }
    }

    // MARK: Builder, router and interactor

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
        if returns {
            text += child.takesListener ? "\n        component.interactor.router = router" : ""
            text += "\n        return router"
        }
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
        let build = child.takesListener ? "build(listener: interactor)" : "build()"
        let place = "Place(Self.\(child.property)) { [unowned self] in open(\(builder).\(build)) }"
        let signpost = "    static let \(child.property) = Signpost(\"\(child.word)\", summary: \(summary))\n"
        if try !edit.addElement(place, toListNamed: "places", of: type) {
            try edit.addMember(
                to: type,
                "\n    override var places: [Place] {\n        [\(place)]\n    }\n\n\(signpost)")
        } else {
            try edit.addMember(to: type, "\n\(signpost)")
        }
        _ = try edit.addElement(child.property, toListNamed: "signposts", of: type)
        if child.takesListener, !edit.declares("routeBack", in: type) {
            try edit.addMember(to: type, "\n    func routeBack() {\n        closePlace()\n    }\n")
        }
        if child.takesListener, !edit.inherits("\(name)Routable", type) {
            edit.addInheritance("\(name)Routable", to: type)
            edit.addImport("\(name)FeatureInterface", access: nil)
        }
        changes.write(edit.text, to: path)
    }

    private func changeInteractor(_ changes: inout ChangeSet) throws {
        let (path, file, type) = try need("\(name)Interactor", in: "Sources", changes)
        var edit = Edit(file)
        if !edit.declares("router", in: type) {
            try edit.addStored("    weak var router: (any \(name)Routable)?\n", to: type)
            edit.addImport("\(name)FeatureInterface", access: nil)
            changes.write(edit.text, to: path)
        }
        let calls = child.calls.map { "    func \($0) { router?.routeBack() }\n" }.joined()
        changes.write(
            """
            \(Writing.imports([(nil, "\(child.name)FeatureInterface"), (nil, "\(name)FeatureInterface")]))
            extension \(name)Interactor: \(child.name)Listener {
            \(calls)}

            """, to: "\(folder)/Sources/\(name)Interactor+\(child.name).swift")
    }

    // MARK: Phrases, guide, doubles and tests

    /// What the place is called, among the parent's phrases.
    ///
    /// - Returns: the name of the phrase.
    private func addPhrase(_ changes: inout ChangeSet) throws -> String {
        guard let (path, file, type) = try find("\(name)Phrases", in: "Sources", changes) else {
            let text = """
                import Languages

                /// What a person reads in \(name).
                enum \(name)Phrases {
                \(Writing.title(child.property, of: child.name))
                }

                """
            changes.write(text, to: "\(folder)/Sources/\(name)Phrases.swift")
            return child.property
        }
        var edit = Edit(file)
        let phrase = edit.declares(child.property, in: type) ? "placeOf\(child.name)" : child.property
        try edit.addMember(to: type, "\n\(Writing.title(phrase, of: child.name))\n")
        changes.write(edit.text, to: path)
        return phrase
    }

    private func changeGuide(_ changes: inout ChangeSet) throws {
        for (path, file) in try changes.files(in: "\(folder)/Sources", of: house) {
            guard
                let index = file.tokens.indices.first(where: { file.isToken($0, "Guide") && file.isToken($0 + 1, "(") }
                ),
                let close = file.closing(index + 1)
            else { continue }
            var arguments = file.arguments(from: index + 1, to: close)
            if let at = arguments.firstIndex(where: { $0.hasPrefix("signposts:") }) {
                // A list that the router keeps has the new one already.
                guard arguments[at].hasSuffix("]") else { return }
                arguments[at] = "\(arguments[at].dropLast()), \(name)Router.\(child.property)]"
            } else {
                let at = (arguments.firstIndex { $0.hasPrefix("commands:") } ?? -1) + 1
                arguments.insert("signposts: [\(name)Router.\(child.property)]", at: at)
            }
            let range = file.tokens[index].range.lowerBound..<file.tokens[close].range.upperBound
            let text = Writing.call("Guide(", arguments, ")", indent: 33)
                .replacing("\n                                     ", with: "\n        ")
            changes.write(file.text(with: [(range, text)]), to: path)
            return
        }
        throw Refusal("\(parent.title) has no Guide( … ) in its Sources: write one, or wire \(child.name) by hand")
    }

    private func changeDoubles(_ changes: inout ChangeSet) throws {
        let (path, file, type) = try need("\(name)DependencyStub", in: "Testing", changes)
        var edit = Edit(file)
        let mock = "\(child.property)Mock"
        try edit.addStored("    package let \(mock) = \(child.name)BuildableMock()\n", to: type)
        try edit.addMember(to: type, "\n    package var \(builder): \(buildable) { \(mock) }\n")
        edit.addImport("\(child.name)FeatureInterface", access: "package")
        edit.addImport("\(child.name)FeatureTesting", access: "package")
        changes.write(edit.text, to: path)
        if child.takesListener { try changeSpy(&changes) }
    }

    /// What “rib doubles” writes of the parent's router.
    private func changeSpy(_ changes: inout ChangeSet) throws {
        let routeBack = Requirement("routeBack")
        let template = DoubleTemplate(PublicProtocol("\(name)Routable", [routeBack]), hasLog: true)
        let generated = Doubles.path(of: parent)
        guard let (path, file, type) = try find(template.name, in: "Testing", changes) else {
            let old = try? changes.text(generated)
            let new = old.map { "\($0)\n\(template.text)" } ?? Doubles.text(of: [template], module: parent)
            return changes.write(new, to: generated)
        }
        var edit = Edit(file)
        guard !edit.declares("routeBack", in: type) else { return }
        if path == generated {
            try edit.addStored(template.stored(routeBack), to: type)
            try edit.addMember(to: type, "\n\(template.member(routeBack))")
        } else {
            try edit.addMember(to: type, "\n    package func routeBack() { log.record(\"routeBack()\") }\n")
        }
        changes.write(edit.text, to: path)
    }

    /// A test is written where the parent can be built by its names alone.
    private func addTest(_ changes: inout ChangeSet) throws {
        guard let facts = try? FeatureFacts(parent, in: changes, of: house) else { return }
        let listener = facts.takesListener ? "listener: listener" : ""
        let spy = facts.takesListener ? "\n    let listener = \(name)ListenerSpy()\n" : ""
        let imports = Writing.imports(
            ["\(name)FeatureTesting", "Ribcage", "RibcageTesting", "Testing", "\(child.name)FeatureTesting"].map {
                (nil, $0)
            }
                + (child.takesListener ? [(nil, "\(child.name)FeatureInterface")] : []), testable: "\(name)Feature")
        let back =
            child.takesListener
            ? child.calls.first.map { call in
                """
                        dependency.\(child.property)Mock.listener?.\(call)
                        #expect(router.children.isEmpty)

                """
            } ?? "" : ""
        guard !back.contains(":") || back.isEmpty else { return }
        changes.write(
            """
            \(imports)
            @MainActor @Suite("The way from \(name) to \(child.name)")
            struct \(name)To\(child.name)Tests {
                let dependency = \(name)DependencyStub()\(spy)
                @Test("leads there and back")
                func way() async throws {
                    let router = \(name)Builder(dependency: dependency).build(\(listener))
                    router.launch()
                    try await router.follow(Route(["\(child.word)"]))
                    #expect(router.children.count == 1)
            \(back)    }
            }

            """.replacing("Stub()\n    @Test", with: "Stub()\n\n    @Test"),
            to: "\(folder)/Tests/\(name)To\(child.name)Tests.swift")
    }
}
