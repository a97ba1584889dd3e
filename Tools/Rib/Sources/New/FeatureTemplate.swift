/// The files of a new feature that leads nowhere yet. It keeps one line of text, so that every part has something to do.
struct FeatureTemplate {
    let name: String
    let domains: [DomainFacts]
    let isViewless: Bool
    /// Whether the app begins there. Then there is no way back.
    var isRoot = false

    private var property: String { name.asProperty }
    private var word: String { name.asWord }
    private var folder: String { "Modules/Feature/\(name)" }
    private var routing: String { isViewless ? "Routing" : "ViewableRouting" }
    private var useCases: [String] { domains.flatMap(\.useCases) }

    /// The texts by their paths.
    var files: [String: String] {
        var files = [
            "Interface/\(name)Interface.swift": interface, "Sources/\(name)Builder.swift": builder,
            "Sources/\(name)Interactor.swift": interactor, "Sources/\(name)Router.swift": router,
            "Testing/\(name)Doubles.swift": doubles, "Tests/\(name)Tests.swift": tests, "Example/main.swift": example,
        ]
        if !isViewless {
            files["Sources/\(name)Screen.swift"] = screen
            files["Sources/\(name)Screen+Record.swift"] = record
            files["Sources/\(name)Screen+States.swift"] = states
            files["Sources/\(name)Phrases.swift"] = phrases
            files["Sources/\(name)RecordPhrases.swift"] = recordPhrases
            files["Tests/\(name)InteractorTests.swift"] = interactorTests
        }
        return Dictionary(uniqueKeysWithValues: files.map { ("\(folder)/\($0)", $1) })
    }

    private var interface: String {
        let imports = Writing.imports(domains.map { ("public", $0.interface) } + [("public", "Ribcage")])
        let members = useCases.map { useCase in
            "    /// A use case of its domain.\n    var \(useCase.asProperty): any \(useCase) { get }\n"
        }.joined()
        let body = members.isEmpty ? "{}" : "{\n\(members)}"
        return """
            \(imports)
            /// What \(name) needs from outside.
            public protocol \(name)Dependency: Dependency \(body)

            /// Builds the RIB of \(name).
            public protocol \(name)Buildable: Buildable {
                /// Called by the \(isRoot ? "app, once" : "parent each time a person goes there").
                func build() -> any \(routing)
            }

            """
    }

    private var builder: String {
        let view = isViewless ? "" : ", viewController: component.screen"
        let make = "\(name)Router(interactor: component.interactor\(view))"
        let router = """
            let router = \(make)
                    component.interactor.router = router
                    return router
            """
        let interactor = Writing.call(
            "lazy var interactor = \(name)Interactor(",
            useCases.map { "\($0.asProperty): dependency.\($0.asProperty)" },
            ")", indent: 4)
        let screen = isViewless ? "" : "\n    lazy var screen = \(name)Screen(reactor: interactor)"
        return """
            package import \(name)FeatureInterface
            package import Prompt
            package import Ribcage

            /// Builds the RIB of \(name).
            package final class \(name)Builder: Builder<any \(name)Dependency>, \(name)Buildable {
                package func build() -> any \(routing) {
                    let component = \(name)Component(dependency: dependency)
                    \(isViewless && !isRoot ? router : "return \(make)")
                }

                /// What can be typed there, for the App.
                \(guide)
            }

            /// What one \(name) makes for itself.
            final class \(name)Component: Component<any \(name)Dependency> {
                \(interactor)\(screen)
            }

            """.sortingImports
    }

    private var guide: String {
        let start = isRoot ? ["isStart: true"] : []
        let arguments = isViewless ? [] : ["commands: \(name)Screen.commands", "record: \(name)Screen.recordGuide"]
        return Writing.call(
            "package static let guide = Guide(", ["to: \"\(word)\""] + start + arguments, ")", indent: 4)
    }

    private var interactor: String {
        let imports = Writing.imports(domains.map { (nil, $0.interface) } + [(nil, "Ribcage")])
        let stored = useCases.map { "    private let \($0.asProperty): any \($0)\n" }.joined()
        let parameters = useCases.map { "\($0.asProperty): any \($0)" }
        let initializer = Writing.call("init(", parameters, ") {", indent: 4)
        let sets = useCases.map { "        self.\($0.asProperty) = \($0.asProperty)\n" }.joined()
        let life = useCases.isEmpty ? "" : "\n    \(initializer)\n\(sets)    }\n"
        let head =
            isViewless
            ? "final class \(name)Interactor: Interactor {\n    weak var router: (any Routable)?\n"
            : """
            final class \(name)Interactor: Interactor, Reactor {
                enum Action {
                    case write(String)
                }

                enum Mutation {
                    case wrote(String)
                }

                struct State: Equatable {
                    var text = ""
                }

                let store = Store(State())

            """
        let rest =
            isViewless
            ? """

                /// Leaves when there is nothing more to do here.
                func finish() async throws {
                    try await router?.leave()
                }

            """
            : """

                func mutate(_ action: Action, commit: Commit) async throws {
                    switch action {
                    case .write(let text): commit(.wrote(text))
                    }
                }

                static func reduce(_ state: inout State, with mutation: Mutation) {
                    switch mutation {
                    case .wrote(let text): state.text = text
                    }
                }

            """
        return """
            \(imports)
            /// The logic of \(name).
            \(head)\(stored)\(life)\(rest)}

            """
    }
}

extension String {
    /// A file whose first lines are imports, with those in their order.
    var sortingImports: String {
        let lines = split(separator: "\n", omittingEmptySubsequences: false)
        let imports = lines.prefix { $0.contains("import ") }
        let sorted = imports.sorted { first, second in
            (first.split(separator: " ").last ?? "") < (second.split(separator: " ").last ?? "")
        }
        return (sorted + lines.dropFirst(imports.count)).joined(separator: "\n")
    }
}
