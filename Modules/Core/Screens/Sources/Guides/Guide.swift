package import Commands
package import Records
public import Ribcage

/// The commands and ways of a place, known without opening it: for the manual and for completions, which are written
/// when there is no tree. Each feature has one, made of what its screen and its router declare.
public struct Guide: Sendable {
    /// The first segment of the place's address; empty for a root that is no place.
    package let place: String
    /// Other names under which the same place is opened, such as `chart` of home.
    let otherNames: [String]
    /// Whether the program begins there, without a word that leads there.
    package let isStart: Bool
    /// The commands of the place.
    package let commands: [Entry]
    /// The ways that lead on.
    package let signposts: [Signpost]
    /// The manual's description of the JSON of the place. Made when it is asked for: an option of a command has all
    /// guides made.
    private let json: @MainActor @Sendable () -> (record: RecordGuide?, outcome: [RecordField])

    /// The manual's description of the record of the place.
    @MainActor package var record: RecordGuide? { json().record }
    /// The members of the JSON replies of the place's commands and answers.
    @MainActor package var outcome: [RecordField] { json().outcome }

    /// The guide to a place with a screen. Fields of a form and the like, which are there in some places of the same name
    /// alone, are all among the commands.
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

    /// The guide to a place that is open, or whose screen does not matter.
    package init(to place: String, isStart: Bool = false, commands: [Entry], signposts: [Signpost] = []) {
        (self.place, self.isStart, self.commands, self.signposts) = (place, isStart, commands, signposts)
        (otherNames, json) = ([], { (nil, []) })
    }

    /// The guide to a place without a screen.
    public init(to place: String, isStart: Bool = false, signposts: [Signpost] = []) {
        self.init(to: place, isStart: isStart, commands: [], signposts: signposts)
    }

    /// The guide to a root that is no place.
    public init(signposts: [Signpost]) {
        self.init(to: "", isStart: true, commands: [], signposts: signposts)
    }
}

extension Guide {
    /// Whether a word is a command of the place, or a way that leads on.
    package func knows(_ word: String) -> Bool {
        commands.contains { $0.name == word } || signposts.contains { $0.name == word }
    }

    /// Whether the guide is to the place of a name, or of another name of it.
    package func isPlace(named name: String) -> Bool { place == name || otherNames.contains(name) }

    /// The places to which ways of the guides lead, and of which there is no guide.
    package static func missing(from guides: [Guide]) -> [String] {
        let known = Set(guides.flatMap { [$0.place] + $0.otherNames })
        return guides.flatMap(\.signposts).map(\.name).filter { !known.contains($0) }
    }
}
