extension FeatureTemplate {
    private var property: String { name.asProperty }
    private var word: String { name.asWord }
    private var useCases: [String] { domains.flatMap(\.useCases) }

    var doubles: String {
        // Without a listener nothing of them is seen from outside.
        let own = isRoot ? nil : "package"
        let imports = Writing.imports(
            [("package", "Ribcage"), (nil, "RibcageTesting"), (own, "\(name)FeatureInterface")]
                + (isViewless ? [] : [(nil, "PromptTesting")])
                + domains.flatMap { [("package", $0.interface), (nil, $0.testing)] })
        let stored = useCases.map { "    package let \($0.asProperty): any \($0)\n" }.joined()
        let parameters = useCases.map { "\($0.asProperty): any \($0) = \($0)Fake()" }
        let sets = useCases.map { "        self.\($0.asProperty) = \($0.asProperty)\n" }.joined()
        let initializer =
            useCases.isEmpty
            ? "    package init() {}\n"
            : "\n    \(Writing.call("package init(", parameters, ") {", indent: 4))\n\(sets)    }\n"
        let spy = isViewless ? "RouterSpy(address: [\"\(word)\"])" : "RouterSpy(showing: \"\(word)\")"
        return """
            \(imports)
            /// What \(name) needs, on fakes.
            package final class \(name)DependencyStub: \(name)Dependency {
            \(stored)\(initializer)}
            \(isRoot ? rootMock(spy) : mock(spy))
            """
    }

    /// What “rib doubles” writes of the listener.
    var listenerSpy: String {
        let listener = PublicProtocol("\(name)Listener", [Requirement("\(property)DidFinish")])
        return Doubles.text(of: [DoubleTemplate(listener, hasLog: true)], module: Module(.feature, name))
    }

    private func rootMock(_ spy: String) -> String {
        """

        /// Builds a place that shows its address.
        package final class \(name)BuildableMock: \(name)Buildable {
            package init() {}

            package func build() -> any ViewableRouting { \(spy) }
        }

        """
    }

    private func mock(_ spy: String) -> String {
        """

        /// Builds a place that shows its address, and keeps the listener of the last build.
        package final class \(name)BuildableMock: \(name)Buildable {
            package private(set) weak var listener: (any \(name)Listener)?

            package init() {}

            package func build(listener: any \(name)Listener) -> any \(isViewless ? "Routing" : "ViewableRouting") {
                self.listener = listener
                return \(spy)
            }
        }

        """
    }

    var tests: String {
        let imports = Writing.imports(
            [(nil, "\(name)FeatureTesting"), (nil, "PromptTesting"), (nil, "Ribcage"), (nil, "RibcageTesting")]
                + [(nil, "Testing")], testable: "\(name)Feature")
        let routing = isViewless ? "Routing" : "ViewableRouting"
        let back = """
                @Test("tells its parent when the person goes back")
                func back() async throws {
                    _ = try await typing("back", at: router())
                    #expect(listener.log.calls == ["\(property)DidFinish()"])
                }


            """
        let own =
            isViewless
            ? """
                @Test("tells its parent when it is done")
                func finish() throws {
                    let router = try #require(router() as? \(name)Router)
                    router.interactor.finish()
                    #expect(listener.log.calls == ["\(property)DidFinish()"])
                }

            """
            : """
                @Test("shows what was written")
                func write() async throws {
                    #expect(try await typing("show", at: router()) == ["\(name)", "Nothing is written yet."])
                    #expect(try await typing("write Hello you", "show", at: router()) == ["\(name)", "Hello you"])
                }

            \(isRoot ? "" : back)    @Test("has an example for each command that the command understands")
                func examples() {
                    #expect(wrongExamples(of: \(name)Screen.commands) == [])
                }

            """
        return """
            \(imports)
            @MainActor @Suite("\(name)")
            struct \(name)Tests {
            \(isRoot ? "" : "    let listener = \(name)ListenerSpy()\n\n")    private func router() -> any \(routing) {
                    \(name)Builder(dependency: \(name)DependencyStub()).build(\(isRoot ? "" : "listener: listener"))
                }

            \(own)
                @Test("is as its guide says")
                func guide() {
                    #expect(\(name)Builder.guide.differences(from: router()) == [])
                }

                @Test("is gone when it was left")
                func leaks() async throws {
                    try await expectNoLeaks(leaving: router())
                }
            }

            """
    }

    var interactorTests: String {
        let imports = Writing.imports(
            [(nil, "\(name)FeatureTesting"), (nil, "Ribcage"), (nil, "RibcageTesting"), (nil, "Testing")]
                + domains.map { (nil, $0.testing) }, testable: "\(name)Feature")
        let arguments = useCases.map { "\($0.asProperty): \($0)Fake()" } + (isRoot ? [] : ["listener: listener"])
        let listener = "        let log = CallLog()\n        let listener = \(name)ListenerSpy(log: log)\n"
        let leave = isRoot ? "" : "\n        try await tester.send(.leave, calls: \"\(property)DidFinish()\")"
        let make = Writing.call("let interactor = \(name)Interactor(", arguments, ")", indent: 8)
        return """
            \(imports)
            @MainActor @Suite("The logic of \(name)")
            struct \(name)InteractorTests {
                @Test("keeps what was written\(isRoot ? "" : ", and tells the parent when the person leaves")")
                func life() async throws {
            \(isRoot ? "" : listener)        \(make)
                    let tester = ReactorTester(interactor\(isRoot ? "" : ", log: log"))
                    try await tester.send(.write("Hello")) { $0.text = "Hello" }\(leave)
                }
            }

            """
    }

    var example: String { isRoot ? rootExample : childExample }

    private var rootExample: String {
        let imports = Writing.imports(
            ["\(name)Feature", "\(name)FeatureTesting", "LanguagesTesting", "Prompt"].map { (nil, $0) })
        return """
            // \(name) alone, on fakes: swift run \(name)Example
            \(imports)
            await Program("\(name)Example", summary: "\(name) alone, on fakes.").run { _, _ in
                Program.App(root: \(name)Builder(dependency: \(name)DependencyStub()).build())
            }

            """
    }

    private var childExample: String {
        let imports = Writing.imports(
            [
                (nil, "\(name)Feature"), (nil, "\(name)FeatureTesting"), (nil, "LanguagesTesting"), (nil, "Prompt"),
                (nil, "Ribcage"),
                (nil, "RibcageTesting"),
            ] + (isViewless ? [(nil, "PromptTesting"), (nil, "Terminal")] : []))
        // A tree in which there is nothing to see is done.
        let root = isViewless ? "RouterSpy(viewController: ScreenStub(\"\(name) has no screen.\"))" : "RouterSpy()"
        return """
            // \(name) alone, on fakes: swift run \(name)Example
            \(imports)
            let listener = \(name)ListenerSpy()
            let root = \(root)
            root.attach(\(name)Builder(dependency: \(name)DependencyStub()).build(listener: listener))
            listener.when\(name)DidFinish = { root.closePlace() }

            await Program("\(name)Example", summary: "\(name) alone, on fakes.").run { _, _ in
                Program.App(root: root)
            }

            """
    }
}
