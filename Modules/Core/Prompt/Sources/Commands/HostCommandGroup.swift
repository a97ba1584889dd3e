package import Records
package import Ribcage

/// A group of commands that a program adds to those of the host, such as the commands for edits or for documents.
@MainActor public struct HostCommandGroup {
    /// The commands, in the order of the help.
    package let commands: [HostCommand]
    /// The documentation of the JSON records that the commands show.
    package var records: [RecordGuide] { makeRecords() }
    private let makeRecords: @MainActor () -> [RecordGuide]
    private let completing: (@MainActor (HostContext) async -> [HostCommand])?
    /// Returns what the commands must know of an interactor after a line that leads to its place and back; `nil` if there
    /// is nothing. Called before the command of the line is carried out.
    let remembering: (@MainActor (Interactor) async -> AnyObject?)?

    /// Creates a group.
    ///
    /// - Parameters:
    ///   - commands: The commands, in the order of the help.
    ///   - records: The documentation of the JSON records that the commands show.
    ///   - completing: Returns the same commands with the candidates of the current place, for completion at the
    ///     prompt; by default, the commands themselves.
    ///   - remembering: Returns what the commands must know of an interactor after a line that leads to its place and
    ///     back, before the command of the line is carried out: see ``HostContext/remembered(as:)``. It must not hold
    ///     the interactor.
    package init(
        _ commands: [HostCommand], records: @autoclosure @escaping @MainActor () -> [RecordGuide] = [],
        completing: (@MainActor (HostContext) async -> [HostCommand])? = nil,
        remembering: (@MainActor (Interactor) async -> AnyObject?)? = nil
    ) {
        (self.commands, makeRecords, self.completing, self.remembering) = (commands, records, completing, remembering)
    }

    /// Returns the commands with the candidates of the current place.
    func currentCommands(in context: HostContext) async -> [HostCommand] { await completing?(context) ?? commands }
}
