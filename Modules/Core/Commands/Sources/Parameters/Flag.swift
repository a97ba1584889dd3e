public import Basics

/// A parameter for an option without a value, such as `--fix`. The parsed value is whether the option is given.
///
///     Syntax("check", Flag("--fix", summary: …), summary: …) { .check(fixing: $0) }
public struct Flag: Parameter {
    private let option: CommandOption

    /// Creates a flag with its name, including the dashes.
    public init(_ name: String, summary: Phrase? = nil) {
        option = CommandOption(name, takesValue: false, summary: summary)
    }

    /// The usage `[--name]`.
    public var usage: Phrase {
        let usage = option.usage
        return Phrase(pattern: "[\(usage)]")
    }

    /// The only option of this parameter: the flag.
    public var options: [CommandOption] { [option] }

    /// Consumes the flag, and returns whether it was given.
    public func take(from words: inout Words) -> Bool {
        words.takeOption(option.name) != nil
    }
}
