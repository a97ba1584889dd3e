import Basics

@testable import Commands
@testable import Host

extension FuzzTarget {
    private enum Colour: String, CaseIterable { case red, rose, green }

    /// Commands of all kinds of parameters, each of which gives back the words that it took.
    private static let table: [Syntax<[String]>] = [
        Syntax("none", summary: Phrase(verbatim: "take nothing")) { [] },
        Syntax("one", Argument(Phrase(verbatim: "word"), { $0 }), summary: Phrase(verbatim: "take a word")) { [$0] },
        Syntax(
            "few", Argument(Phrase(verbatim: "word"), { $0 }),
            OptionalArgument(Argument(Phrase(verbatim: "word"), { $0 })),
            summary: Phrase(verbatim: "take one or two")
        ) {
            [$0] + ($1.map { [$0] } ?? [])
        },
        Syntax("all", Rest(Argument(Phrase(verbatim: "text"), { $0 })), summary: Phrase(verbatim: "take all words")) {
            [$0]
        },
        Syntax(
            "paint", Choice<Colour>(Phrase(verbatim: "colour")), Rest(Argument(Phrase(verbatim: "text"), { $0 })),
            summary: Phrase(verbatim: "take a colour and more")
        ) {
            [$0.rawValue, $1]
        },
    ]

    /// A command whose words may have an option anywhere among them.
    private static let sheet = Syntax(
        "sheet", Rest(Argument(Phrase(verbatim: "text"), { $0 })),
        NamedArgument("--paint", Choice<Colour>(Phrase(verbatim: "colour"))),
        summary: Phrase(verbatim: "take words and an option")
    ) {
        $0 + ($1?.rawValue ?? "")
    }

    /// Reads the words of a line as arguments of commands and of the program: what is taken is what was typed, and what
    /// is not taken is said in one line.
    static func checkCommands(_ bytes: [UInt8]) throws(Broken) {
        let line = string(of: bytes)
        let words = line.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for command in table { try check(command, with: words) }
        do throws(UsageError) {
            _ = try Invocation(words)
            let taken = try Invocation(words, options: sheet.options).words
            _ = try sheet.value(from: Words(taken))
            _ = try sheet.value(from: Words(words))
        } catch {
            try expect(!error.description.isEmpty, "nothing is said about the arguments \(words)")
        }
        let plain = try? Invocation(["--"] + words)
        if plain?.request == .run { try expect(areSame(plain?.words ?? [], words), "\(words) are not all words") }
        for word in words.prefix(2) { try checkNearest(to: word) }
        try checkAnswer(line)
    }

    private static func check(_ command: Syntax<[String]>, with words: [String]) throws(Broken) {
        let taken: [String]
        do throws(UsageError) {
            taken = try command.value(from: Words(words))
        } catch {
            return try expect(!error.description.isEmpty, "nothing is said about \(command.name) \(words)")
        }
        let typed = words.joined(separator: " ")
        let isSame = areSame(taken.joined(separator: " "), typed)
        let isChoice = command.name == "paint" && taken.joined(separator: " ").lowercased() == typed.lowercased()
        try expect(isSame || isChoice, "\(command.name) takes \(taken) of \(words)")
    }

    private static func checkNearest(to word: String) throws(Broken) {
        let known = ProgramOption.options.map(\.name)
        let near = known.nearest(to: word)
        try expect(near.count <= 3 && near.allSatisfy(known.contains), "near to \(word) are \(near)")
        for other in known {
            let distances = (word.editDistance(to: other, within: 2), other.editDistance(to: word, within: 2))
            try expect(distances.0 == distances.1, "\(word) and \(other) have two distances: \(distances)")
        }
    }

    /// Every answer can be typed in a form: with a backslash before it where it would be a key.
    private static func checkAnswer(_ line: String) throws(Broken) {
        guard case .answer(let answer) = FormInput(answering: line) else { return }
        let isTaken = [answer, "\\\(answer)"].contains { FormInput(answering: $0) == .answer(answer) }
        try expect(isTaken, "\(answer.debugDescription) cannot be typed in a form")
    }
}
