public import Basics

/// An option of a command or a program, such as `--chart NAME`. Options and words may be mixed in any order.
public struct CommandOption: Equatable, Sendable {
    /// The name with its dashes, such as `--chart`.
    public let name: String
    /// The short name, a dash and a letter, such as `-h`; `nil` if there is none.
    public let shortName: String?
    /// Whether the option requires a value.
    public let takesValue: Bool
    /// Whether the option is a switch: `=no` turns it off, for example when a settings file has turned it on.
    package let isSwitch: Bool
    /// The placeholder of the value, such as `<name>`; `nil` if the usage shows none.
    public let value: Phrase?
    /// The valid values, for completion; empty if they are not known.
    public let candidates: [String]
    /// The kind of path that the value is; `nil` if the value is no path.
    public let path: PathKind?
    /// The matcher for values of several words; `nil` if each value is a single word.
    let longValue: LongValue?
    /// The summary, of a few words; `nil` if there is none.
    public let summary: Phrase?

    /// Creates an option without a placeholder for its value. By default, the option takes a value.
    public init(
        _ name: String, shortName: String? = nil, takesValue: Bool = true, candidates: [String] = [],
        summary: Phrase? = nil
    ) {
        (self.name, self.shortName, self.takesValue) = (name, shortName, takesValue)
        (self.candidates, self.summary) = (candidates, summary)
        (value, path, longValue, isSwitch) = (nil, nil, nil, false)
    }

    /// Creates a switch, which needs no value and can be turned off: `--json`, `--json=no`.
    package init(switch name: String, summary: Phrase) {
        (self.name, self.summary, takesValue, isSwitch) = (name, summary, false, true)
        candidates = Bool.switchWords
        (shortName, value, path, longValue) = (nil, nil, nil, nil)
    }

    /// Creates an option that takes a value with the given placeholder.
    public init(
        _ name: String, value: Phrase, candidates: [String] = [], path: PathKind? = nil,
        longValue: LongValue? = nil, summary: Phrase? = nil
    ) {
        (self.name, shortName, self.value, self.candidates) = (name, nil, value, candidates)
        (self.path, self.longValue, self.summary) = (path, longValue, summary)
        (takesValue, isSwitch) = (true, false)
    }

    /// The option in a usage line, such as `--chart <name>`, `--json[=no]` for a switch, or `-h, --help` with a short
    /// name.
    public var usage: Phrase {
        if isSwitch { return Phrase(typed: "\(name)[=no]") }
        let (value, name) = (value, shortName.map { "\($0), \(self.name)" } ?? self.name)
        return value.map { value in Phrase(pattern: "\(name) \(value)") } ?? Phrase(typed: name)
    }
}

/// An option as it was typed, with its value.
public struct ChosenOption: Equatable, Sendable {
    /// The name with its dashes, such as `--chart`.
    public let name: String
    /// The typed value; `nil` if there is none.
    public let value: String?

    package init(name: String, value: String?) {
        (self.name, self.value) = (name, value)
    }
}

extension Bool {
    /// The words for the values of a switch, as completion offers them.
    package static let switchWords = ["yes", "no"]

    /// Parses the value of a switch, such as `yes`, `true`, `on` or `1`, ignoring case; `nil` if the word means neither
    /// on nor off.
    package init?(switch word: String) {
        switch word.lowercased() {
        case "yes", "true", "on", "1": self = true
        case "no", "false", "off", "0": self = false
        default: return nil
        }
    }
}
