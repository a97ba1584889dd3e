import Basics
import Commands

// Options that the environment and the configuration file may set.
extension ProgramOption {
    /// The options that the environment and the configuration file may set.
    static let settings = all.filter(\.isSetting)

    /// The option's name in the configuration file, such as `from-start`.
    var setting: String { String(name.dropFirst(2)) }

    /// Returns the name of the option's environment variable, such as `MANDALART_FROM_START`.
    func variable(of program: String) -> String {
        String(
            decoding: "\(program)_\(setting)".uppercased().utf8.map {
                $0 == UInt8(ascii: "-") ? UInt8(ascii: "_") : $0
            },
            as: UTF8.self)
    }

    /// Creates the option that has the given name in the configuration file.
    ///
    /// - Throws: `UsageError` for an unknown name, with similar names or, if there are none, all names.
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
    /// Applies a value from the environment or the configuration file.
    mutating func take(_ entry: Settings.Entry) throws(UsageError) {
        guard entry.option.takesValue else {
            guard let value = Switch(entry.value) else { throw UsageError(SettingPhrases.noSwitch(entry.value)) }
            if value == .on { try take(entry.option, ChosenOption(name: entry.option.name, value: nil)) }
            return
        }
        try take(entry.option, ChosenOption(name: entry.option.name, value: entry.value))
    }
}
