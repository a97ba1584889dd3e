extension FeatureTemplate {
    private var property: String { name.asProperty }
    private var word: String { name.asWord }
    private var useCases: [String] { domains.flatMap(\.useCases) }

    var doubles: String {
        var build = Requirement("build")
        build.result = "any \(isViewless ? "Routing" : "ViewableRouting")"
        build.modules = ["Ribcage"]
        let buildable = PublicProtocol("\(name)Buildable", [build], isBuildable: true)
        return Doubles.text(of: [DoubleTemplate(buildable, hasLog: true)], module: Module(.feature, name))
    }

    var tests: String {
        let imports = Writing.imports(
            [(nil, "Ribcage"), (nil, "RibcageTesting"), (nil, "Testing")]
                + (isViewless ? [] : [(nil, "HostTesting"), (nil, "ScreensTesting")]),
            testable: "\(name)Feature")
        let routing = isViewless ? "Routing" : "ViewableRouting"
        let own =
            isViewless
            ? """
                @Test("leaves when it is done")
                func finish() async throws {
                    let (root, router) = (RouterSpy(), try #require(router() as? \(name)Router))
                    root.attach(router)
                    root.launch()
                    try await router.interactor.finish()
                    #expect(root.children.isEmpty)
                }

            """
            : """
                @Test("shows what was written")
                func write() async throws {
                    let empty = try await typing("show", at: router())
                    #expect(empty == ["\(name)", "Nothing is written yet."])
                    let written = try await typing("write Hello you", "show", at: router())
                    #expect(written == ["\(name)", "Hello you"])
                }

                @Test("has an example for each command that the command understands")
                func examples() {
                    let wrong = wrongExamples(of: \(name)Screen.commands)
                    #expect(wrong == [])
                }

            """
        return """
            \(imports)
            @MainActor @Suite("\(name)")
            struct \(name)Tests {
                private func router() -> any \(routing) {
                    \(name)Builder(dependency: \(name)DependencyStub()).build()
                }

            \(own)
                @Test("is gone when it was left")
                func leaks() async throws {
                    try await expectNoLeaks(leaving: router())
                }
            }

            """
    }

    var interactorTests: String {
        let imports = Writing.imports(
            [(nil, "Ribcage"), (nil, "RibcageTesting"), (nil, "Testing")] + domains.map { (nil, $0.testing) },
            testable: "\(name)Feature")
        let arguments = useCases.map { "\($0.asProperty): \($0)Fake()" }
        let make = Writing.call("let interactor = \(name)Interactor(", arguments, ")", indent: 8)
        return """
            \(imports)
            @MainActor @Suite("The logic of \(name)")
            struct \(name)InteractorTests {
                @Test("keeps what was written")
                func life() async throws {
                    \(make)
                    let tester = ReactorTester(interactor)
                    try await tester.send(.write("Hello")) { $0.text = "Hello" }
                }
            }

            """
    }

    var example: String { isRoot ? rootExample : childExample }

    private var rootExample: String {
        let imports = Writing.imports(
            ["BasicsTesting", "Host", "\(name)Feature"].map { (nil, $0) })
        return """
            // \(name) alone, on fakes: swift run \(name)Example
            \(imports)
            Program("\(name)Example", summary: "\(name) alone, on fakes.").run { _, _ in
                Program.App(root: \(name)Builder(dependency: \(name)DependencyStub()).build())
            }

            """
    }

    private var childExample: String {
        let imports = Writing.imports(
            [
                (nil, "BasicsTesting"), (nil, "Host"), (nil, "\(name)Feature"), (nil, "Ribcage"),
                (nil, "RibcageTesting"),
            ] + (isViewless ? [(nil, "ScreensTesting"), (nil, "Terminal")] : []))
        // The host ends a program whose tree shows nothing, so the root has a screen.
        let root = isViewless ? "RouterSpy(viewController: ScreenStub(\"\(name) has no screen.\"))" : "RouterSpy()"
        return """
            // \(name) alone, on fakes: swift run \(name)Example
            \(imports)
            let root = \(root)
            root.attach(\(name)Builder(dependency: \(name)DependencyStub()).build()\(isViewless ? "" : ", at: \"\(word)\""))

            Program("\(name)Example", summary: "\(name) alone, on fakes.").run { _, _ in
                Program.App(root: root)
            }

            """
    }
}
