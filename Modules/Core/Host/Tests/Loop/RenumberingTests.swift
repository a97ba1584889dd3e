import Basics
import BasicsTesting
import ConsoleTesting
import Host
import PlatformTesting
import Ribcage
import RibcageTesting
import Screens
import ScreensTesting
import Terminal
import Testing

/// Things with numbers, which an exchange may change.
@MainActor private final class Shelf {
    /// The numbers of the things, by name.
    var numbers: [String: Int]
    /// The name of the thing that the place `home` shows.
    var current = "Beta"

    init(_ numbers: [String: Int]) { self.numbers = numbers }
}

/// A thing on a shelf that is gone.
private struct Gone: Error {}

/// Shows a thing of a shelf, whatever its number becomes.
private final class ThingInteractor: Interactor, NumberProvider {
    let name: String
    let number: Int
    private let shelf: Shelf

    init(_ name: String, of shelf: Shelf) throws {
        guard let number = shelf.numbers[name] else { throw Gone() }
        (self.name, self.number, self.shelf) = (name, number, shelf)
    }

    func renumbered() async throws -> Int? {
        guard let now = shelf.numbers[name] else { throw Gone() }
        return now == number ? nil : now
    }
}

/// The place of a thing, with a place below it.
private final class ThingRouter: ViewableRouter<ThingInteractor> {
    override var places: [Place] {
        [
            Place("inside", summary: "what the thing contains") { [unowned self] in
                open(
                    RouterSpy(
                        address: ["inside"], viewController: ScreenStub(Text(line: "inside \(interactor.name)"))))
            }
        ]
    }
}

@MainActor @Suite("A place whose thing gets another number")
struct RenumberingTests {
    private let shelf = Shelf(["Alpha": 1, "Beta": 2])

    private func root() -> RouterSpy {
        let root = RouterSpy(showing: "shelf")
        func show(_ name: String?, at address: String...) throws {
            guard let name else { throw Gone() }
            let thing = ThingRouter(
                interactor: try ThingInteractor(name, of: shelf), viewController: ScreenStub(Text(line: name)))
            thing.address = address
            root.open(thing)
        }
        root.stubbedPlaces = [
            Place("thing", value: "number", { Int($0) ?? 0 }, summary: "a thing") { number in
                try show(shelf.numbers.first { $0.value == number }?.key, at: "thing", "\(number)")
            },
            Place("home", summary: "the current thing") { try show(shelf.current, at: "home") },
        ]
        return root
    }

    /// What a person sees who types the lines, while the numbers change before one of them.
    private func typing(
        _ lines: String..., before line: Int, _ change: @escaping () -> Void, memory: PlaceMemory? = nil
    ) async throws -> [String] {
        let console = ConsoleScript(lines)
        console.beforeLine[line] = change
        _ = try await PromptHost(root: root(), console: console, placeMemory: memory).run()
        return console.transcript
    }

    @Test("goes on with the thing under its new number, with the places below it, and says so")
    func renumbered() async throws {
        let seen = try await typing("thing 2", "inside", "show", "show", "quit", before: 2) {
            shelf.numbers = ["Beta": 3, "Gamma": 2]
        }
        #expect(
            seen == [
                "shelf", "shelf> thing 2", "Beta", "shelf/thing/2> inside", "inside Beta", "shelf/thing/2/inside> show",
                "inside Beta", "! shelf/thing/2/inside is shelf/thing/3/inside now.", "inside Beta",
                "shelf/thing/3/inside> show", "inside Beta", "shelf/thing/3/inside> quit",
            ])
    }

    @Test("is where the next run begins, under the new number")
    func kept() async throws {
        let folder = try TemporaryFolder()
        let memory = PlaceMemory(folder: folder.path)
        _ = try await typing("thing 2", "show", "quit", before: 1, { shelf.numbers = ["Beta": 3] }, memory: memory)
        let link = memory.read()
        #expect(link == "app://shelf/thing/3")
    }

    @Test("stays as it is while the thing is gone, or while another one would open at its address")
    func unchanged() async throws {
        let gone = try await typing("thing 2", "show", "quit", before: 1) { shelf.numbers = ["Alpha": 2] }
        #expect(
            gone == ["shelf", "shelf> thing 2", "Beta", "shelf/thing/2> show", "Beta", "shelf/thing/2> quit"])
        shelf.numbers = ["Beta": 2]
        let other = try await typing("home", "show", "show", "quit", before: 1) {
            shelf.numbers = ["Beta": 3, "Gamma": 2]
            shelf.current = "Gamma"
        }
        #expect(
            other == [
                "shelf", "shelf> home", "Beta", "shelf/home> show", "Beta", "shelf/home> show", "Beta",
                "shelf/home> quit",
            ])
    }
}
