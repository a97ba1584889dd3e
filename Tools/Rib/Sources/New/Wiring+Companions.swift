// What stands beside the code of the parent: its phrases, its guide, its doubles, and a test of the way.
extension Wiring {
    /// What the place is called, among the parent's phrases.
    ///
    /// - Returns: the name of the phrase.
    func addPhrase(_ changes: inout ChangeSet) throws -> String {
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

    func changeGuide(_ changes: inout ChangeSet) throws {
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

    func changeDoubles(_ changes: inout ChangeSet) throws {
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
    func addTest(_ changes: inout ChangeSet) throws {
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
