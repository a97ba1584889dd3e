public import Languages

/// One word that may be left out, behind an option that says what it is: `--template health`.
///
///     Command("new", Rest(…), NamedArgument("--template", Choice(…)), summary: …) { .create($0, $1) }
public struct NamedArgument<Wrapped: Parameter>: Parameter {
    private let name: String
    private let argument: Wrapped

    /// Called in a screen's table of commands, with the option and with what reads the word after it.
    public init(_ name: String, _ argument: Wrapped) {
        (self.name, self.argument) = (name, argument)
    }

    /// `[--name <value>]`.
    public var usage: Phrase {
        let (name, usage) = (name, argument.usage)
        return Phrase(pattern: "[\(name) \(usage)]")
    }

    /// The option.
    public var options: [CommandOption] { [CommandOption(name, candidates: argument.candidates)] }

    /// Takes the option, wherever it stands.
    ///
    /// - Throws: ``MissingWord`` for an option without its word, and what the word's own reading throws.
    public func take(from words: inout Words) throws -> Wrapped.Value? {
        guard let option = words.takeOption(name) else { return nil }
        var value = Words(option.value.map { [$0] } ?? [])
        return try argument.take(from: &value)
    }
}
