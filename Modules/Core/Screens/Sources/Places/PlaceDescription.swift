package import Basics
public import Ribcage

/// A description of a place: its commands and its ways to other places. The manual and completion use it without
/// opening the place. Each feature makes one from the declarations of its screen and its router.
public struct PlaceDescription: Sendable {
    /// The first segment of the place's address; empty for a root without an address.
    package let place: String
    /// Other first segments of the place's address, such as `chart` for home.
    let otherNames: [String]
    /// Whether a run can begin in this place, so that the place's words can come first in the arguments.
    package let isStart: Bool
    /// Whether the place has a screen.
    package let hasScreen: Bool
    // Created on demand, because creating the destinations of all places takes longer than a short run.
    private let makeDestinations: @MainActor @Sendable () -> [Destination]
    private let makeCommands: @MainActor @Sendable () -> [AnyCommand]
    private let json: @MainActor @Sendable () -> (record: RecordDescription?, outcome: [RecordField])
    private let makeSamples: @MainActor @Sendable () throws -> [ScreenSample]

    /// The destinations of the ways to other places.
    @MainActor package var destinations: [Destination] { makeDestinations() }
    /// The commands of the place.
    @MainActor package var commands: [AnyCommand] { makeCommands() }
    /// The documentation of the place's JSON record; `nil` for a place without a screen.
    @MainActor package var record: RecordDescription? { json().record }
    /// The documentation of the members in the JSON replies to the place's commands and answers.
    @MainActor package var outcome: [RecordField] { json().outcome }

    /// Returns the output of the place's screen in each of its states; empty for a place without a screen.
    ///
    /// - Throws: the error of ``Screen/samples()``.
    @MainActor package func samples() throws -> [ScreenSample] { try makeSamples() }

    /// Creates the description of a place with a screen. The description includes commands that only some places with
    /// this name have, such as the fields of a form.
    @MainActor public init<ScreenType: Screen>(
        _ place: String, also otherNames: [String] = [], isStart: Bool = false, of screen: ScreenType.Type,
        destinations: @autoclosure @escaping @MainActor @Sendable () -> [Destination] = []
    ) {
        (self.place, self.otherNames, self.isStart, makeDestinations) = (place, otherNames, isStart, destinations)
        hasScreen = true
        makeCommands = { screen.commands.map { AnyCommand($0, of: screen) } }
        json = {
            (screen.record.placed.description, screen.commands.flatMap { $0.outcome } + (screen.answer?.outcome ?? []))
        }
        makeSamples = { try screen.samples() }
    }

    /// Creates a description without JSON documentation from commands, such as the description of an open place.
    package init(
        _ place: String, isStart: Bool = false, hasScreen: Bool = true,
        destinations: @autoclosure @escaping @MainActor @Sendable () -> [Destination] = [],
        commands: @escaping @MainActor @Sendable () -> [AnyCommand]
    ) {
        (self.place, self.isStart, self.hasScreen, makeDestinations) = (place, isStart, hasScreen, destinations)
        (otherNames, json, makeSamples, makeCommands) = ([], { (nil, []) }, { [] }, commands)
    }

    /// Creates the description of a place without a screen.
    public init(
        _ place: String, isStart: Bool = false,
        destinations: @autoclosure @escaping @MainActor @Sendable () -> [Destination] = []
    ) {
        self.init(place, isStart: isStart, hasScreen: false, destinations: destinations()) { [] }
    }

    /// Creates the description of a root without an address, where the program begins.
    public init(destinations: @autoclosure @escaping @MainActor @Sendable () -> [Destination]) {
        self.init("", isStart: true, destinations: destinations())
    }
}

extension PlaceDescription {
    /// Returns whether a word is a command of the place, or a way to another place.
    @MainActor package func knows(_ word: String) -> Bool {
        destinations.contains { $0.name == word } || commands.contains { $0.name == word }
    }

    /// Returns whether a name is one of the place's names.
    package func isPlace(named name: String) -> Bool { place == name || otherNames.contains(name) }

    /// Returns the names of places to which the descriptions' ways lead, but which have no description.
    @MainActor package static func missing(from placeDescriptions: [PlaceDescription]) -> [String] {
        let known = Set(placeDescriptions.flatMap { [$0.place] + $0.otherNames })
        return placeDescriptions.flatMap(\.destinations).map(\.name).filter { !known.contains($0) }
    }
}
