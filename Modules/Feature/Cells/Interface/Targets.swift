public import Basics
public import Commands

/// A parameter for one or more cells, each given by its number or address, or for one cell given by its title:
/// `done 4 5 7`, `done 1/1 1/2`, `done long run`.
public struct Targets<Value>: Parameter {
    /// What follows the cells on a line.
    public enum Following: Sendable {
        /// Nothing, except perhaps a day. The words before it name cells, or together are one title.
        case nothing
        /// A value. It begins at the first word for which the closure accepts the rest of the line. A title is one
        /// word.
        case value(@Sendable (String) -> Bool)
        /// A text after a single cell. A title is one word.
        case text

        /// A value that an argument reads.
        public static func value(_ argument: Argument<some Sendable>) -> Following {
            .value { (try? argument.read($0)) != nil }
        }
    }

    private let argument: Argument<Value>
    private let pairs: Bool
    private let following: Following

    /// Creates a parameter that parses each cell as an argument does.
    ///
    /// - Parameters:
    ///   - argument: The argument that parses one number, address or title.
    ///   - pairs: Whether two lone numbers are one address, so that `3 2` is `3/2`.
    ///   - following: What follows the cells.
    public init(_ argument: Argument<Value>, pairs: Bool = false, before following: Following = .nothing) {
        (self.argument, self.pairs, self.following) = (argument, pairs, following)
    }

    /// The valid words, for completion; empty if they are not known.
    public var candidates: [String] { argument.candidates }

    /// The placeholder `<name…>`, or `<name>` for a single cell.
    public var usage: Phrase {
        let name = argument.name
        return if case .text = following { argument.usage } else { Phrase(pattern: "<\(name)…>") }
    }

    /// Consumes the words of the cells. If the first word is a number or an address, each cell is a number or an
    /// address or, if no value may follow the cells, also a title of one word. Otherwise, the words are one title.
    ///
    /// - Throws: `MissingWord` without a word, or the argument's error.
    public func take(from words: inout Words) throws -> [Value] {
        guard let first = words.first else { return [try argument.take(from: &words)] }
        guard case .nothing = following else {
            var values = [try one(from: &words)]
            while first.isAddress, let word = words.first, word.isAddress, isTarget(before: words) {
                values.append(try one(from: &words))
            }
            return values
        }
        var count = countBeforeDay(words.all)
        guard first.isAddress else {
            return [try argument.read((0..<count).compactMap { _ in words.next() }.joined(separator: " "))]
        }
        var values: [Value] = []
        while count > 0 {
            let left = words.all.count
            values.append(try one(from: &words))
            count -= left - words.all.count
        }
        return values
    }

    private func one(from words: inout Words) throws -> Value {
        guard pairs, let word = words.first, word.isLoneNumber else { return try argument.take(from: &words) }
        _ = words.next()
        guard let second = words.first, let number = Int(typed: second), (1...9).contains(number) else {
            return try argument.read(word)
        }
        _ = words.next()
        return try argument.read("\(word)/\(second)")
    }

    /// Returns whether the next word is another cell, and not what follows the cells.
    private func isTarget(before words: Words) -> Bool {
        switch following {
        case .nothing: true
        case .value(let isValue): words.all.count > 1 && !isValue(words.all.joined(separator: " "))
        case .text: false
        }
    }

    /// Returns the number of words before a day at their end, at least one.
    private func countBeforeDay(_ words: [String]) -> Int {
        (1..<max(2, words.count)).first { PastDay.isDay(words.dropFirst($0)) } ?? words.count
    }
}

/// An argument as the last parameter of a command: all words left are one value, so that an error names all of them.
public struct LastArgument<Value>: Parameter {
    private let argument: Argument<Value>

    /// Creates the parameter.
    public init(_ argument: Argument<Value>) {
        self.argument = argument
    }

    /// The valid words, for completion; empty if they are not known.
    public var candidates: [String] { argument.candidates }
    /// The matcher for values of several words; `nil` if each value is a single word.
    public var longValue: LongValue? { argument.longValue }
    /// The placeholder `<name>`.
    public var usage: Phrase { argument.usage }

    /// Consumes all words left and parses them as one value.
    ///
    /// - Throws: `MissingWord` without a word, or the argument's error.
    public func take(from words: inout Words) throws -> Value {
        guard let text = words.rest() else { return try argument.take(from: &words) }
        return try argument.read(text)
    }
}

/// A parameter for a day up to today, given by the option `--on` or by the last words of a line; `nil` for none.
public struct PastDay: Parameter {
    private let option = NamedArgument("--on", Argument.pastDay)

    /// Creates the parameter.
    public init() {}

    /// The usage of the option.
    public var usage: Phrase { option.usage }
    /// The option.
    public var options: [CommandOption] { option.options }

    /// Consumes the option, or the last words if they are a day.
    ///
    /// - Throws: the error for an invalid day.
    public func take(from words: inout Words) throws -> TypedDay? {
        if let day = try option.take(from: &words) { return day }
        guard Self.isDay(words.all[...]), let text = words.rest() else { return nil }
        return try Argument.pastDay.read(text)
    }

    /// Returns whether words are a day, such as `last friday`, that cannot be the addresses of cells, as `2/1` is.
    static func isDay(_ words: ArraySlice<String>) -> Bool {
        !words.allSatisfy(\.isAddress) && words.count <= TypedDay.mostWords
            && (try? Argument.pastDay.read(words.joined(separator: " "))) != nil
    }
}

extension String {
    /// Whether the text can only be the address of a cell, or a number.
    fileprivate var isAddress: Bool { halfWidth.allSatisfy { $0.isNumber || "/:".contains($0) } }

    fileprivate var isLoneNumber: Bool { halfWidth.allSatisfy(\.isNumber) }
}
