package import Commands
package import Records
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
    /// The commands of the place.
    package let commands: [Entry]
    /// The signposts of the ways to other places.
    package let signposts: [Signpost]
    /// The JSON documentation of the place, which is created on demand because completing an option of a command
    /// creates all guides.
    private let json: @MainActor @Sendable () -> (record: RecordGuide?, outcome: [RecordField])

    /// The documentation of the place's JSON record; `nil` for a place without a screen.
    @MainActor package var record: RecordGuide? { json().record }
    /// The documentation of the members in the JSON replies to the place's commands and answers.
    @MainActor package var outcome: [RecordField] { json().outcome }

    /// Creates the guide to a place with a screen. The guide includes commands that only some places with this name
    /// have, such as the fields of a form.
    @MainActor public init<ScreenType: Screen>(
        to place: String, also otherNames: [String] = [], isStart: Bool = false, of screen: ScreenType.Type,
        signposts: [Signpost] = []
    ) {
        (self.place, self.otherNames, self.isStart, self.signposts) = (place, otherNames, isStart, signposts)
        commands = screen.commands.map { $0.syntax.entry }
        json = {
            (screen.record.placed.guide, screen.commands.flatMap { $0.outcome } + (screen.answer?.outcome ?? []))
        }
    }

    /// Creates a guide from entries, without JSON documentation, such as the guide to an open place.
    package init(to place: String, isStart: Bool = false, commands: [Entry], signposts: [Signpost] = []) {
        (self.place, self.isStart, self.commands, self.signposts) = (place, isStart, commands, signposts)
        (otherNames, json) = ([], { (nil, []) })
    }

    /// Creates the guide to a place without a screen.
    public init(to place: String, isStart: Bool = false, signposts: [Signpost] = []) {
        self.init(to: place, isStart: isStart, commands: [], signposts: signposts)
    }

    /// Creates the guide to a root without an address, where the program begins.
    public init(signposts: [Signpost]) {
        self.init(to: "", isStart: true, commands: [], signposts: signposts)
    }
}

extension Guide {
    /// Returns whether a word is a command of the place, or a way to another place.
    package func knows(_ word: String) -> Bool {
        commands.contains { $0.name == word } || signposts.contains { $0.name == word }
    }

    /// Returns whether a name is one of the place's names.
    package func isPlace(named name: String) -> Bool { place == name || otherNames.contains(name) }

    /// Returns the names of places to which the guides' ways lead, but which have no guide.
    package static func missing(from guides: [Guide]) -> [String] {
        let known = Set(guides.flatMap { [$0.place] + $0.otherNames })
        return guides.flatMap(\.signposts).map(\.name).filter { !known.contains($0) }
    }
}
