/// The files of a new feature without children. The feature stores one line of text, so that every part is used.
struct FeatureTemplate {
    let name: String
    let domains: [DomainFacts]
    let isViewless: Bool
    /// Whether the feature is the root of an app, without a way back.
    var isRoot = false

    private var property: String { name.asProperty }
    private var word: String { name.asWord }
    private var folder: String { "Modules/Feature/\(name)" }
    private var routing: String { isViewless ? "Routing" : "ViewableRouting" }
    private var useCases: [String] { domains.flatMap(\.useCases) }

    /// The texts of the files, by path.
    var files: [String: String] {
        var files = [
            "Interface/\(name)Interface.swift": interface, "Sources/\(name)Builder.swift": builder,
            "Sources/\(name)Interactor.swift": interactor, "Testing/\(name)Doubles+Generated.swift": doubles,
            "Tests/\(name)Tests.swift": tests, "Example/main.swift": example,
        ]
        if !isViewless {
            files["Sources/\(name)Screen.swift"] = screen
            files["Sources/\(name)Screen+States.swift"] = states
            files["Sources/\(name)Phrases.swift"] = phrases
            files["Sources/\(name)RecordPhrases.swift"] = recordPhrases
            files["Tests/\(name)InteractorTests.swift"] = interactorTests
        }
        return Dictionary(uniqueKeysWithValues: files.map { ("\(folder)/\($0)", $1) })
    }

    private var interface: String {
        """
        public import Ribcage

        /// Builds the RIB of \(name).
        public protocol \(name)Buildable: Buildable {
            /// Builds a new RIB and returns its router.
            func build() -> any \(routing)
        }

        """
    }

    private var builder: String {
        let imports = Writing.imports(
            [(nil, "\(name)FeatureInterface"), ("package", "Ribcage")] + (isViewless ? [] : [("package", "Screens")])
                + domains.map { ("package", $0.interface) })
        let members = useCases.map { useCase in
            "    /// A use case of its domain.\n    var \(useCase.asProperty): any \(useCase) { get }\n"
        }.joined()
        let arguments = isViewless ? "interactor: interactor" : "interactor, showing: \(name)Screen.self"
        let interactor = Writing.call(
            "let interactor = \(name)Interactor(",
            useCases.map { "\($0.asProperty): dependency.\($0.asProperty)" }, ")", indent: 8)
        return """
            \(imports)
            /// Builds the RIB of \(name).
            package final class \(name)Builder: Builder<any \(name)Dependency>, \(name)Buildable {
                package func build() -> any \(routing) { \(name)Component(dependency: dependency).router() }
            \(placeDescription)}

            package protocol \(name)Dependency: Dependency \(members.isEmpty ? "{}" : "{\n\(members)}")

            final class \(name)Component: Component<any \(name)Dependency> {
                func router() -> \(name)Router {
                    \(interactor)
                    return \(name)Router(\(arguments))
                }
            }

            final class \(name)Router: \(isViewless ? "Router" : "ViewableRouter")<\(name)Interactor> {}

            """
    }

    /// The description of the place. A RIB without a screen is no place.
    private var placeDescription: String {
        if isViewless { return "" }
        let arguments = ["\"\(word)\""] + (isRoot ? ["isStart: true"] : []) + ["of: \(name)Screen.self"]
        let description = Writing.call(
            "package static let placeDescription = PlaceDescription(", arguments, ")", indent: 4)
        return "\n    \(description)\n"
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
            ? "final class \(name)Interactor: LeavingInteractor {\n"
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

                /// Closes this RIB.
                func finish() async throws {
                    try await leave()
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
            /// The business logic of \(name).
            \(head)\(stored)\(life)\(rest)}

            """
    }
}
