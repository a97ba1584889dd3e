import SwiftFileKit

/// The files of a new feature without children. The feature keeps one line of text, or lists the entries of its domain, so
/// that every part is used.
struct FeatureTemplate {
    let name: String
    let domains: [DomainFacts]
    let isViewless: Bool
    /// Whether the feature reports events to its parent.
    var hasListener = false
    /// Whether the feature is the root of an app, without a way back.
    var isRoot = false

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
            func build(\(listenerParameter)) -> any \(routing)
        }
        \(listener)
        """
    }

    private var builder: String {
        let imports = Writing.imports(
            [(hasListener ? "package" : nil, "\(name)FeatureInterface"), ("package", "Ribcage")]
                + (isViewless ? [] : [("package", "Screens")])
                + domains.map { ("package", $0.interface) })
        let members = useCases.map { useCase in
            "    /// A use case of its domain.\n    var \(useCase.asProperty): any \(useCase) { get }\n"
        }.joined()
        let arguments = isViewless ? "interactor: interactor" : "interactor, showing: \(name)Screen.self"
        let interactor = Writing.call(
            "let interactor = \(name)Interactor(",
            useCases.map { "\($0.asProperty): dependency.\($0.asProperty)" }
                + (hasListener ? [listenerArgument("listener")] : []), ")", indent: 8)
        let router = "\(name)Component(dependency: dependency).router(\(listenerArgument("listener")))"
        let build = hasListener ? "{\n        \(router)\n    }" : "{ \(router) }"
        return """
            \(imports)
            /// Builds the RIB of \(name).
            package final class \(name)Builder: Builder<any \(name)Dependency>, \(name)Buildable {
                package func build(\(listenerParameter)) -> any \(routing) \(build)
            \(placeDescription)}

            package protocol \(name)Dependency: Dependency \(members.isEmpty ? "{}" : "{\n\(members)}")

            final class \(name)Component: Component<any \(name)Dependency> {
                func router(\(listenerParameter)) -> \(name)Router {
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
        let own = hasListener ? ["\(name)FeatureInterface"] : []
        let imports = Writing.imports((domains.map(\.interface) + own + ["Ribcage"]).map { (nil, $0) })
        let stored =
            useCases.map { "    private let \($0.asProperty): any \($0)\n" }.joined()
            + (hasListener ? "    private weak var listener: (any \(name)Listener)?\n" : "")
        let parameters = useCases.map { "\($0.asProperty): any \($0)" } + (hasListener ? [listenerParameter] : [])
        let initializer = Writing.call("init(", parameters, ") {", indent: 4)
        let sets = (useCases.map(\.asProperty) + (hasListener ? ["listener"] : []))
            .map { "        self.\($0) = \($0)\n" }.joined()
        let life = parameters.isEmpty ? "" : "\n    \(initializer)\n\(sets)    }\n"
        let head =
            isViewless
            ? "final class \(name)Interactor: LeavingInteractor {\n"
            : """
            final class \(name)Interactor: Interactor, Reactor {
                enum Action {
            \(actions.map { "        \($0)" }.joined(separator: "\n"))
                }

                enum Mutation {
                    \(mutation)
                }

                struct State: Equatable {
                    \(property)
                }

                let store = Store(State())

            """
        let rest =
            isViewless
            ? """

                /// \(hasListener ? "Reports a text to the parent, and closes" : "Closes") this RIB.
                func finish(\(hasListener ? "with text: String" : "")) async throws {
            \(hasListener ? "        \(tells)\n" : "")        try await leave()
                }

            """
            : """

                func mutate(_ action: Action, commit: Commit) async throws {
                    switch action {
            \(carriesOut)
                    }
                }

                static func reduce(_ state: inout State, with mutation: Mutation) {
                    switch mutation {
            \(reduces)
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
