package import Basics
package import Commands
import Ribcage

/// A command of a type of screen, type-erased for the host. It needs no open place: its words are parsed before the
/// place opens.
@MainActor package struct AnyCommand {
    package let name: String
    /// Whether a number typed alone in the place means this command with that number.
    package let isByNumber: Bool
    private let makeEntry: () -> HelpEntry
    /// Parses the words after the name; throws `UsageError` for wrong arguments.
    package let read: (Words) throws(UsageError) -> AnyIntent
    /// Returns the text to edit on an open screen if the words omit the long last argument; `nil` to open no editor.
    /// Throws the error of loading the text.
    package let draft: (Words, any OpenScreen) async throws -> String?

    /// The entry of the command in the help, the manual, and completion.
    package var entry: HelpEntry { makeEntry() }

    init<ScreenType: Screen>(
        _ command: Command<ScreenType.ReactorType>, of screen: ScreenType.Type,
        titles: @escaping () -> [String] = { [] }
    ) {
        (name, isByNumber) = (command.syntax.name, command.isByNumber)
        makeEntry = {
            var entry = command.syntax.entry
            entry.titles = titles()
            return entry
        }
        read = { words throws(UsageError) in
            AnyIntent(try command.syntax.value(from: words), of: screen)
        }
        draft = { words, open in
            guard let open = open as? ScreenView<ScreenType> else { return nil }
            let intent = try command.syntax.value(from: words.adding([""]))
            try await open.prepare(intent, .all)
            return try intent.draft(open.reactor.state)
        }
    }

    /// Creates a command that is only documented, and cannot be carried out.
    package init(_ entry: HelpEntry) {
        (name, isByNumber, makeEntry, draft) = (entry.name, false, { entry }, { _, _ in nil })
        read = { _ throws(UsageError) in throw UsageError(ScreenPhrases.noCommand(entry.name)) }
    }
}

/// A parsed command, type-erased for the host.
@MainActor package struct AnyIntent {
    /// A closure that asks a question, and throws unless the answer is yes.
    package typealias Confirm = @MainActor (Phrase) async throws -> Void

    /// Confirms the command if necessary, and carries it out on an open screen. Returns `nil` if the screen is of another
    /// type, which does not have the command. Throws the error of the action, and of the confirmation.
    package let perform: (any OpenScreen, Confirm) async throws -> Reply?

    init<ScreenType: Screen>(_ intent: Intent<ScreenType.ReactorType>, of screen: ScreenType.Type) {
        perform = { open, confirm in
            guard let open = open as? ScreenView<ScreenType> else { return nil }
            try await open.prepare(intent, intent.preparation)
            if let question = intent.question(open.reactor.state) { try await confirm(question) }
            return try await open.carryOut(intent)
        }
    }
}
