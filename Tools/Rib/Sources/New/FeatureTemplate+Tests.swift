import SwiftFileKit

extension FeatureTemplate {
    private var word: String { name.asWord }
    private var useCases: [String] { domains.flatMap(\.useCases) }

    /// The module of the listener's double, for tests that need one.
    private var spies: [(access: String?, module: String)] { hasListener ? [(nil, "\(name)FeatureTesting")] : [] }

    /// The code that builds the feature on doubles.
    private func build(listener: String) -> String {
        "\(name)Builder(dependency: \(name)DependencyStub()).build(\(listenerArgument(listener)))"
    }

    var tests: String {
        let imports = Writing.imports(
            [(nil, "Ribcage"), (nil, "RibcageTesting"), (nil, "Testing")]
                + (isViewless ? [] : [(nil, "HostTesting"), (nil, "ScreensTesting")]) + spies,
            testable: "\(name)Feature")
        let routing = isViewless ? "Routing" : "ViewableRouting"
        let own =
            isViewless
            ? """
                @Test("leaves when it is done\(hasListener ? ", and tells its parent" : "")")
                func finish() async throws {
                    let (root, router) = (RouterSpy(), try #require(router() as? \(name)Router))
                    root.attach(router)
                    root.launch()
                    try await router.interactor.finish(\(hasListener ? "with: \"Hello\"" : ""))
                    #expect(root.children.isEmpty)
            \(hasListener ? "        #expect(listener.\(newsName)Calls == [\"Hello\"])\n" : "")    }

            """
            : """
            \(typingTest)

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
            \(hasListener ? "    private let listener = \(name)ListenerSpy()\n\n" : "")    private func router() -> any \(routing) {
                    \(build(listener: "listener"))
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
            (["Ribcage", "RibcageTesting", "Testing"] + domains.map(\.testing) + contentImports).map { (nil, $0) }
                + spies,
            testable: "\(name)Feature")
        let arguments =
            useCases.map { "\($0.asProperty): \($0)Fake()" } + (hasListener ? ["listener: listener"] : [])
        let make = Writing.call("let interactor = \(name)Interactor(", arguments, ")", indent: 8)
        return """
            \(imports)
            @MainActor @Suite("The logic of \(name)")
            struct \(name)InteractorTests {
                @Test("\(logicTest.name)\(hasListener ? ", and tells its parent" : "")")
                func \(listed == nil ? "life" : "add")() async throws {
            \(hasListener ? "        let listener = \(name)ListenerSpy()\n" : "")        \(make)
                    let tester = ReactorTester(interactor)
            \(logicTest.lines)
            \(hasListener ? "        #expect(listener.\(newsName)Calls == [\"Hello\"])\n" : "")    }
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
            ] + (isViewless ? [(nil, "ScreensTesting"), (nil, "Terminal")] : []) + spies)
        // The host ends a program whose tree shows nothing, so the root has a screen.
        let root = isViewless ? "RouterSpy(viewController: ScreenStub(\"\(name) has no screen.\"))" : "RouterSpy()"
        return """
            // \(name) alone, on fakes: swift run \(name)Example
            \(imports)
            let root = \(root)
            \(hasListener ? "let listener = \(name)ListenerSpy()\n" : "")root.attach(\(build(listener: "listener"))\(isViewless ? "" : ", at: \"\(word)\""))

            Program("\(name)Example", summary: "\(name) alone, on fakes.").run { _, _ in
                Program.App(root: root)
            }

            """
    }
}
