import Basics
import Host
import Ribcage
import Screens
import Stores

// snippet: the root of an app
final class RunsBuilder: Builder<Storage> {
    func build() -> any ViewableRouting {
        let interactor = RunsInteractor(useCase: dependency.runs, history: dependency.history)
        return ViewableRouter(interactor, showing: RunsScreen.self)
    }

    static let placeDescription = PlaceDescription("runs", isStart: true, of: RunsScreen.self)
}
// end of snippet

// snippet: a program
let program = Program(
    "runs", version: "0.1.0", summary: RunsPhrases.summary, examples: [Phrase(typed: "runs run 3 Park")],
    placeDescriptions: [RunsBuilder.placeDescription], remembersEdits: true, documents: .runs,
    store: StoreDeclaration.runs.access,
    errorCode: { $0 is VenueError || $0 is RunImportError ? .rejected : nil })
// end of snippet

@MainActor enum RunsProgram {
    /// Not run: it ends the process.
    static func main() async {
        // snippet: a program that runs
        program.run { invocation, _ in
            let storage = try await Storage(for: invocation)
            return Program.App(root: RunsBuilder(dependency: storage).build(), over: storage.store)
        }
        // end of snippet
    }
}
