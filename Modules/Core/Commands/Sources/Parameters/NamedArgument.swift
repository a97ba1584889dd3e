public import Basics

/// A parameter for an optional option with a value, such as `--template health`.
///
///     Command("new", Rest(…), NamedArgument("--template", Choice(…)), summary: …) { .create($0, $1) }
public struct NamedArgument<Wrapped: Parameter>: Parameter {
    private let option: CommandOption
    private let argument: Wrapped

    /// Creates an option from its name, including the dashes, and the parameter that parses its value.
    public init(_ name: String, _ argument: Wrapped, summary: Phrase? = nil) {
        option = CommandOption(
            name, value: argument.usage, candidates: argument.candidates, path: argument.path,
            longValue: argument.longValue, summary: summary)
        self.argument = argument
    }

    /// The usage `[--name <value>]`.
    public var usage: Phrase {
        let usage = option.usage
        return Phrase(pattern: "[\(usage)]")
    }

    /// The only option of this parameter, with the placeholder of its value.
    public var options: [CommandOption] { [option] }

    /// The same option as a required one.
    public var required: RequiredArgument<Wrapped> { RequiredArgument(self) }

    /// Consumes the option and parses its value; returns `nil` if the option is not given.
    ///
    /// - Throws: ``MissingWord`` for an option without its value, or the error of the value's parser.
    public func take(from words: inout Words) throws -> Wrapped.Value? {
        guard let option = words.takeOption(option.name) else { return nil }
        return try value(of: option.value)
    }

    fileprivate func value(of text: String?) throws -> Wrapped.Value {
        var value = Words(text.map { [$0] } ?? [])
        do {
            return try argument.take(from: &value)
        } catch var error as MissingWord {
            error.isOfOption = true
            throw error
        }
    }
}

/// A parameter for a required option with a value, such as `--into planner`.
public struct RequiredArgument<Wrapped: Parameter>: Parameter {
    private let argument: NamedArgument<Wrapped>

    fileprivate init(_ argument: NamedArgument<Wrapped>) {
        self.argument = argument
    }

    /// The usage `--name <value>`.
    public var usage: Phrase { options[0].usage }

    /// The only option of this parameter, with the placeholder of its value.
    public var options: [CommandOption] { argument.options }

    /// Consumes the option and parses its value.
    ///
    /// - Throws: ``MissingWord`` if the option or its value is missing, or the error of the value's parser.
    public func take(from words: inout Words) throws -> Wrapped.Value {
        try argument.take(from: &words) ?? argument.value(of: nil)
    }
}

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
