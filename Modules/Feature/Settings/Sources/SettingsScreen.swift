import ProfileDomainInterface
import Prompt
import Ribcage
import Terminal

/// Shows the nickname, where the data lies, and what becomes of it.
final class SettingsScreen: Screen {
    let reactor: SettingsInteractor

    init(reactor: SettingsInteractor) {
        self.reactor = reactor
    }

    var arrival: SettingsInteractor.Action? { .load }

    var commands: [Command<SettingsInteractor.Action>] { Self.commands }

    static let commands: [Command<SettingsInteractor.Action>] = [
        Command(
            "nickname", Rest("name", Nickname.init), summary: "change what you are called", example: "nickname Juno"
        ) { .rename($0) },
        Command("back", summary: "leave the settings") { .leave },
    ]

    func page(of state: SettingsInteractor.State, width: Int) -> Text {
        let nickname = state.profile.nickname?.text ?? "none yet"
        let facts: Text = """
            \(Text("Settings").bold)
              nickname  \(nickname)
              data      \(state.dataLocation)
            """
        let privacy: Text = "All you type stays in that file. Nothing is sent anywhere; to be forgotten, delete it."
        return ([facts] + privacy.wrapped(to: width)).joined(separator: "\n")
    }

    func hint(in state: SettingsInteractor.State) -> Text? {
        "nickname <name…> changes the nickname, back leaves."
    }

    func reply(to action: SettingsInteractor.Action, in state: SettingsInteractor.State) -> Text? {
        guard case .rename(let nickname) = action else { return nil }
        return "From now on you are \(nickname.text)."
    }
}
