package import Basics
public import Ribcage

/// A description of a place: its commands and its ways to other places. The manual and completion use it without
/// opening the place. Each feature makes one from the declarations of its screen and its router.
public struct Guide: Sendable {
    /// The first segment of the place's address; empty for a root without an address.
    package let place: String
    /// Other first segments of the place's address, such as `chart` for home.
    let otherNames: [String]
    /// Whether a run can begin in this place, so that the place's words can come first in the arguments.
    package let isStart: Bool
    /// Whether the place has a screen.
    package let hasScreen: Bool
    // Created on demand: those of all places take longer than a short run.
    private let makeSignposts: @MainActor @Sendable () -> [Signpost]
    private let makeCommands: @MainActor @Sendable () -> [AnyCommand]
    private let json: @MainActor @Sendable () -> (record: RecordGuide?, outcome: [RecordField])
    private let makeSamples: @MainActor @Sendable () throws -> [ScreenSample]

    /// The signposts of the ways to other places.
    @MainActor package var signposts: [Signpost] { makeSignposts() }
    /// The commands of the place.
    @MainActor package var commands: [AnyCommand] { makeCommands() }
    /// The documentation of the place's JSON record; `nil` for a place without a screen.
    @MainActor package var record: RecordGuide? { json().record }
    /// The documentation of the members in the JSON replies to the place's commands and answers.
    @MainActor package var outcome: [RecordField] { json().outcome }

    /// Returns the output of the place's screen in each of its states; empty for a place without a screen.
    ///
    /// - Throws: the error of ``Screen/samples()``.
    @MainActor package func samples() throws -> [ScreenSample] { try makeSamples() }

    /// Creates the guide to a place with a screen. The guide includes commands that only some places with this name
    /// have, such as the fields of a form.
    @MainActor public init<ScreenType: Screen>(
        to place: String, also otherNames: [String] = [], isStart: Bool = false, of screen: ScreenType.Type,
        signposts: @autoclosure @escaping @MainActor @Sendable () -> [Signpost] = []
    ) {
        (self.place, self.otherNames, self.isStart, makeSignposts) = (place, otherNames, isStart, signposts)
        hasScreen = true
        makeCommands = { screen.commands.map { AnyCommand($0, of: screen) } }
        json = {
            (screen.record.placed.guide, screen.commands.flatMap { $0.outcome } + (screen.answer?.outcome ?? []))
        }
        makeSamples = { try screen.samples() }
    }

    /// Creates a guide without JSON documentation from commands, such as the guide to an open place.
    package init(
        to place: String, isStart: Bool = false, hasScreen: Bool = true,
        signposts: @autoclosure @escaping @MainActor @Sendable () -> [Signpost] = [],
        commands: @escaping @MainActor @Sendable () -> [AnyCommand]
    ) {
        (self.place, self.isStart, self.hasScreen, makeSignposts) = (place, isStart, hasScreen, signposts)
        (otherNames, json, makeSamples, makeCommands) = ([], { (nil, []) }, { [] }, commands)
    }

    /// Creates the guide to a place without a screen.
    public init(
        to place: String, isStart: Bool = false,
        signposts: @autoclosure @escaping @MainActor @Sendable () -> [Signpost] = []
    ) {
        self.init(to: place, isStart: isStart, hasScreen: false, signposts: signposts()) { [] }
    }

    /// Creates the guide to a root without an address, where the program begins.
    public init(signposts: @autoclosure @escaping @MainActor @Sendable () -> [Signpost]) {
        self.init(to: "", isStart: true, signposts: signposts())
    }
}

extension Guide {
    /// Returns whether a word is a command of the place, or a way to another place.
    @MainActor package func knows(_ word: String) -> Bool {
        signposts.contains { $0.name == word } || commands.contains { $0.name == word }
    }

    /// Returns whether a name is one of the place's names.
    package func isPlace(named name: String) -> Bool { place == name || otherNames.contains(name) }

    /// Returns the names of places to which the guides' ways lead, but which have no guide.
    @MainActor package static func missing(from guides: [Guide]) -> [String] {
        let known = Set(guides.flatMap { [$0.place] + $0.otherNames })
        return guides.flatMap(\.signposts).map(\.name).filter { !known.contains($0) }
    }
}
