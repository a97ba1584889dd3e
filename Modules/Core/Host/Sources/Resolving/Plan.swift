import Commands
import Ribcage
import Screens

/// What a line means: the places to go to, and the command to carry out there.
@MainActor struct Plan {
    enum Move {
        /// Goes to the end of a route that begins at an open place, and closes the places below. The depth is the number
        /// of open places from the root down to the place where the route begins.
        case follow(Route, depth: Int)
        /// Closes the lowest open place.
        case back
    }

    /// A command that a word means, of a place or of the host.
    enum Found {
        case screen(AnyCommand)
        case host(HostCommand)

        @MainActor var name: String {
            switch self {
            case .screen(let command): command.name
            case .host(let command): command.name
            }
        }

        @MainActor var entry: HelpEntry {
            switch self {
            case .screen(let command): command.entry
            case .host(let command): command.entry
            }
        }
    }

    /// The changes of the open places, in order; empty if the command is carried out where the line was typed.
    var moves: [Move] = []
    /// Whether the line names a place, be it the open one.
    var namesPlace = false
    var command: Found?
    /// The command with its values; `nil` if it can be read only once its place is open.
    var typed: TypedCommand?
    /// The words after the command's name or, without a command, after the ``rest`` of the route.
    var words = Words([])
    /// The rest of a route, to be resolved after the moves together with the ``words``, because only a place that is open
    /// knows what they mean; `nil` if the plan is whole.
    var rest: Route?
    let vocabulary: Vocabulary

    /// Whether the plan is carried out where the line was typed.
    var isHere: Bool { moves.isEmpty && rest == nil }

    /// Returns the name of the command if it is one of a place, and no open place has it now; otherwise `nil`.
    func missingCommand(in navigator: Navigator) -> String? {
        guard case .screen(let command) = command else { return nil }
        let screens = navigator.chain.lazy.compactMap { $0.viewController as? any OpenScreen }
        return screens.contains { $0.commands.contains { $0.name == command.name } } ? nil : command.name
    }

    /// The name of the command that the line stands for.
    var name: String {
        if case .back = moves.last { return "back" }
        return command?.name ?? "go"
    }
}
