public import Languages

/// An option without a value: `--fix`.
///
///     Syntax("check", Flag("--fix", summary: …), summary: …) { .check(fixing: $0) }
public struct Flag: Parameter {
    private let option: CommandOption

    /// A flag by its name with the dashes.
    public init(_ name: String, summary: Phrase? = nil) {
        option = CommandOption(name, takesValue: false, summary: summary)
    }

    /// The usage `[--name]`.
    public var usage: Phrase {
        let usage = option.usage
        return Phrase(pattern: "[\(usage)]")
    }

    /// The flag as an option.
    public var options: [CommandOption] { [option] }

    /// Consumes the flag. Returns whether it was given.
    public func take(from words: inout Words) -> Bool {
        words.takeOption(option.name) != nil
    }
}
