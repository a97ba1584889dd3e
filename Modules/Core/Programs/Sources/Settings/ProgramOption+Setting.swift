import Commands
import Languages

// Options that the environment and the configuration file may set.
extension ProgramOption {
    /// The options that the environment and the configuration file may set.
    static let settings = all.filter(\.isSetting)

    /// The name in the configuration file: `from-start`.
    var setting: String { String(name.dropFirst(2)) }

    /// The name of the environment variable: `MANDALART_FROM_START`.
    func variable(of program: String) -> String {
        String("\(program)_\(setting)".uppercased().map { $0 == "-" ? "_" : $0 })
    }

    /// The option with a name in the configuration file.
    ///
    /// - Throws: ``UsageError``, with similar names or all names.
    init(setting name: String) throws(UsageError) {
        guard let option = Self.settings.first(where: { $0.setting == name }) else {
            let names = Self.settings.map(\.setting)
            let near = names.nearest(to: name)
            throw UsageError(
                SettingPhrases.noSetting(name).followed(
                    by: near.isEmpty ? CommandPhrases.chooseOne(of: names) : CommandPhrases.didYouMean(near)))
        }
        self = option
    }
}

extension Invocation {
    /// Applies a value from the environment or the file.
    mutating func take(_ entry: Settings.Entry) throws(UsageError) {
        guard entry.option.takesValue else {
            guard let value = Switch(entry.value) else { throw UsageError(SettingPhrases.noSwitch(entry.value)) }
            if value == .on { try take(entry.option, ChosenOption(name: entry.option.name, value: nil)) }
            return
        }
        try take(entry.option, ChosenOption(name: entry.option.name, value: entry.value))
    }
}
