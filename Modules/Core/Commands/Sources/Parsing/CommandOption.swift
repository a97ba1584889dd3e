public import Languages

/// An option of a command or a program, such as `--chart NAME`. Options and words may come in any order.
public struct CommandOption: Equatable, Sendable {
    /// The name with its dashes: `--chart`.
    public let name: String
    /// The short name: a dash and a letter, such as `-h`.
    public let shortName: String?
    /// Whether the option takes a value.
    public let takesValue: Bool
    /// Whether `=no` turns the option off, if something else has turned it on.
    package let isSwitch: Bool
    /// The placeholder of the value: `<name>`; `nil` without one.
    public let value: Phrase?
    /// The valid values; empty if they are not known.
    public let candidates: [String]
    /// The kind of file, if the value is a path.
    public let path: PathKind?
    /// Recognizes a value of several words; `nil` if values are single words.
    let longValue: LongValue?
    /// A summary of a few words.
    public let summary: Phrase?

    /// An option without a value, or with a value that has no placeholder.
    public init(
        _ name: String, shortName: String? = nil, takesValue: Bool = true, candidates: [String] = [],
        summary: Phrase? = nil
    ) {
        (self.name, self.shortName, self.takesValue) = (name, shortName, takesValue)
        (self.candidates, self.summary) = (candidates, summary)
        (value, path, longValue, isSwitch) = (nil, nil, nil, false)
    }

    /// A switch: an option without a value that can be turned off, `--json`, `--json=no`.
    package init(switch name: String, summary: Phrase) {
        (self.name, self.summary, takesValue, isSwitch) = (name, summary, false, true)
        candidates = Switch.candidates
        (shortName, value, path, longValue) = (nil, nil, nil, nil)
    }

    /// An option with a value and its placeholder.
    public init(
        _ name: String, value: Phrase, candidates: [String] = [], path: PathKind? = nil,
        longValue: LongValue? = nil, summary: Phrase? = nil
    ) {
        (self.name, shortName, self.value, self.candidates) = (name, nil, value, candidates)
        (self.path, self.longValue, self.summary) = (path, longValue, summary)
        (takesValue, isSwitch) = (true, false)
    }

    /// The usage: `--chart <name>`; for a switch `--json[=no]`; with a short name `-h, --help`.
    public var usage: Phrase {
        if isSwitch { return Phrase(typed: "\(name)[=no]") }
        let (value, name) = (value, shortName.map { "\($0), \(self.name)" } ?? self.name)
        return value.map { value in Phrase(pattern: "\(name) \(value)") } ?? Phrase(typed: name)
    }
}

/// An option as it was typed.
public struct ChosenOption: Equatable, Sendable {
    /// The name with its dashes: `--chart`.
    public let name: String
    /// The value; `nil` if it is missing.
    public let value: String?

    /// An option with its typed value.
    package init(name: String, value: String?) {
        (self.name, self.value) = (name, value)
    }
}
