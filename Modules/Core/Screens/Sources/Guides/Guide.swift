package import Commands
package import Records
public import Ribcage

/// The commands and ways of a place, known without opening it: for the manual and for completions, which are written
/// without a tree. Each feature has one, made from the declarations of its screen and its router.
public struct Guide: Sendable {
    /// The first segment of the place's address; empty for a root without an address.
    package let place: String
    /// Other names of the same place, such as `chart` for home.
    let otherNames: [String]
    /// Whether the program begins in this place, and no word leads to it.
    package let isStart: Bool
    /// The commands of the place.
    package let commands: [Entry]
    /// The signposts of its ways to other places.
    package let signposts: [Signpost]
    /// The JSON documentation of the place. It is created on demand: completing an option of a command creates all
    /// guides.
    private let json: @MainActor @Sendable () -> (record: RecordGuide?, outcome: [RecordField])

    /// The documentation of the place's JSON record.
    @MainActor package var record: RecordGuide? { json().record }
    /// The members of the JSON replies to the place's commands and answers.
    @MainActor package var outcome: [RecordField] { json().outcome }

    /// The guide to a place with a screen. It includes the commands that only some places of that name have, such as
    /// the fields of a form.
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

    /// The guide to an open place, or to one whose screen does not matter.
    package init(to place: String, isStart: Bool = false, commands: [Entry], signposts: [Signpost] = []) {
        (self.place, self.isStart, self.commands, self.signposts) = (place, isStart, commands, signposts)
        (otherNames, json) = ([], { (nil, []) })
    }

    /// The guide to a place without a screen.
    public init(to place: String, isStart: Bool = false, signposts: [Signpost] = []) {
        self.init(to: place, isStart: isStart, commands: [], signposts: signposts)
    }

    /// The guide to a root without an address.
    public init(signposts: [Signpost]) {
        self.init(to: "", isStart: true, commands: [], signposts: signposts)
    }
}

extension Guide {
    /// Whether a word is a command of the place, or a way to another place.
    package func knows(_ word: String) -> Bool {
        commands.contains { $0.name == word } || signposts.contains { $0.name == word }
    }

    /// Whether the guide is to the place with this name, or another name of it.
    package func isPlace(named name: String) -> Bool { place == name || otherNames.contains(name) }

    /// The names of places that the guides' ways lead to and that have no guide.
    package static func missing(from guides: [Guide]) -> [String] {
        let known = Set(guides.flatMap { [$0.place] + $0.otherNames })
        return guides.flatMap(\.signposts).map(\.name).filter { !known.contains($0) }
    }
}
