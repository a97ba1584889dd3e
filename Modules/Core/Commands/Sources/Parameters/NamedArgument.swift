public import Languages

/// An optional option with a value: `--template health`.
///
///     Command("new", Rest(…), NamedArgument("--template", Choice(…)), summary: …) { .create($0, $1) }
public struct NamedArgument<Wrapped: Parameter>: Parameter {
    private let option: CommandOption
    private let argument: Wrapped

    /// An option by its name with the dashes, and the parameter that parses its value.
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

    /// The option with its placeholder.
    public var options: [CommandOption] { [option] }

    /// The option as a required one.
    public var required: RequiredArgument<Wrapped> { RequiredArgument(self) }

    /// Consumes the option and parses its value; `nil` if it is not given.
    ///
    /// - Throws: ``MissingWord`` for an option without its value, and the errors of the value's own parsing.
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

/// A required option with a value: `--into planner`.
public struct RequiredArgument<Wrapped: Parameter>: Parameter {
    private let argument: NamedArgument<Wrapped>

    fileprivate init(_ argument: NamedArgument<Wrapped>) {
        self.argument = argument
    }

    /// The usage `--name <value>`.
    public var usage: Phrase { options[0].usage }

    /// The option with its placeholder.
    public var options: [CommandOption] { argument.options }

    /// Consumes the option and parses its value.
    ///
    /// - Throws: ``MissingWord``, and the errors of the value's own parsing.
    public func take(from words: inout Words) throws -> Wrapped.Value {
        try argument.take(from: &words) ?? argument.value(of: nil)
    }
}
