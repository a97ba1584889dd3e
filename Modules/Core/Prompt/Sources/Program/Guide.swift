public import Ribcage

/// What can be typed in a place, said without opening it: for the manual and for completions, which are written when
/// there is no tree. Each feature has one, made of the tables that its screen and its router use themselves.
public struct Guide: Sendable {
    /// The first segment of the place's address; empty for a root that is no place.
    package let place: String
    /// Whether the program begins there, without a word that leads there.
    let isStart: Bool
    /// The commands of the place.
    package let commands: [Entry]
    /// The ways that lead on.
    package let signposts: [Signpost]
    /// What the manual says of the record of the place.
    package let record: RecordGuide?

    /// Called by a feature. Fields of a form and the like, which are there in some places of the same name alone, are
    /// all among the commands.
    public init<Action>(
        to place: String, isStart: Bool = false, commands: [Command<Action>], signposts: [Signpost] = [],
        record: RecordGuide? = nil
    ) {
        self.place = place
        self.isStart = isStart
        self.commands = commands.map(\.entry)
        self.signposts = signposts
        self.record = record
    }

    /// Called by a feature that takes no command of its own.
    public init(
        to place: String, isStart: Bool = false, signposts: [Signpost] = [], record: RecordGuide? = nil
    ) {
        (self.place, self.isStart, commands) = (place, isStart, [])
        (self.signposts, self.record) = (signposts, record)
    }

    /// Called by the host for a place that is open.
    init(to place: String, commands: [Entry], signposts: [Signpost]) {
        (self.place, isStart, self.commands, self.signposts, record) = (place, false, commands, signposts, nil)
    }

    /// Called by a root that is no place.
    public init(signposts: [Signpost]) {
        (place, isStart, commands, self.signposts, record) = ("", true, [], signposts, nil)
    }
}
