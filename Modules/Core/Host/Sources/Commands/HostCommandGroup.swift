package import Basics

/// A group of commands that a program adds to those of the host, such as the commands for edits or for documents.
@MainActor public struct HostCommandGroup {
    /// The commands, in the order of the help.
    package let commands: [HostCommand]
    /// The documentation of the JSON records that the commands show.
    package var records: [RecordGuide] { makeRecords() }
    private let makeRecords: @MainActor () -> [RecordGuide]
    private let completing: (@MainActor (HostContext) async -> [HostCommand])?

    /// Creates a group.
    ///
    /// - Parameters:
    ///   - commands: The commands, in the order of the help.
    ///   - records: The documentation of the JSON records that the commands show.
    ///   - completing: Returns the same commands with the candidates of the current place, for completion at the
    ///     prompt; by default, the commands themselves.
    package init(
        _ commands: [HostCommand], records: @autoclosure @escaping @MainActor () -> [RecordGuide] = [],
        completing: (@MainActor (HostContext) async -> [HostCommand])? = nil
    ) {
        (self.commands, makeRecords, self.completing) = (commands, records, completing)
    }

    /// Returns the commands with the candidates of the current place.
    func currentCommands(in context: HostContext) async -> [HostCommand] { await completing?(context) ?? commands }
}
