public import Languages

/// An option of a command or a program, such as `--chart NAME`. Options and words may come in any order.
public struct CommandOption: Equatable, Sendable {
    /// The name with its dashes: `--chart`.
    public let name: String
    /// A dash and a letter that mean the same: `-h`.
    public let shortName: String?
    /// Whether a value comes after it.
    public let takesValue: Bool
    /// Whether `=no` behind it turns it off, where something else has turned it on.
    package let isSwitch: Bool
    /// The placeholder of the value: `<name>`; `nil` where it has none.
    public let value: Phrase?
    /// The words that can come after it, when they are known.
    public let candidates: [String]
    /// The kind of file that the value is a path of, if it is one.
    public let path: PathKind?
    /// Recognizes a value of several words; `nil` for one of a single word.
    let longValue: LongValue?
    /// A summary in a few words.
    public let summary: Phrase?

    /// An option without a value, or with one that has no placeholder.
    public init(
        _ name: String, shortName: String? = nil, takesValue: Bool = true, candidates: [String] = [],
        summary: Phrase? = nil
    ) {
        (self.name, self.shortName, self.takesValue) = (name, shortName, takesValue)
        (self.candidates, self.summary) = (candidates, summary)
        (value, path, longValue, isSwitch) = (nil, nil, nil, false)
    }

    /// An option without a value that can be turned off: `--json`, `--json=no`.
    package init(switch name: String, summary: Phrase) {
        (self.name, self.summary, takesValue, isSwitch) = (name, summary, false, true)
        candidates = Switch.candidates
        (shortName, value, path, longValue) = (nil, nil, nil, nil)
    }

    /// An option with a value.
    public init(
        _ name: String, value: Phrase, candidates: [String] = [], path: PathKind? = nil,
        longValue: LongValue? = nil, summary: Phrase? = nil
    ) {
        (self.name, shortName, self.value, self.candidates) = (name, nil, value, candidates)
        (self.path, self.longValue, self.summary) = (path, longValue, summary)
        (takesValue, isSwitch) = (true, false)
    }

    /// The option with the placeholder of its value, `--chart <name>`, with what turns it off, `--json[=no]`, or after its
    /// short name, `-h, --help`.
    public var usage: Phrase {
        if isSwitch { return Phrase(typed: "\(name)[=no]") }
        let (value, name) = (value, shortName.map { "\($0), \(self.name)" } ?? self.name)
        return value.map { value in Phrase(pattern: "\(name) \(value)") } ?? Phrase(typed: name)
    }
}

/// An option as a person typed it.
public struct ChosenOption: Equatable, Sendable {
    /// The name with its dashes: `--chart`.
    public let name: String
    /// The value; `nil` when it is missing.
    public let value: String?

    /// An option with the value that was typed.
    package init(name: String, value: String?) {
        (self.name, self.value) = (name, value)
    }
}
