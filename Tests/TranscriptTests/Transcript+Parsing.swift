extension Transcript {
    /// Reads the text of a file.
    ///
    /// - Throws: ``Failure``, which names the line, when the text is no transcript.
    init(parsing text: String) throws {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (number, line) in zip(1..., text.hasSuffix("\n") ? lines.dropLast() : lines) {
            try take(String(line), number)
        }
    }

    private mutating func take(_ line: String, _ number: Int) throws {
        let kind = line.prefix { $0 != " " }
        if kind == "" || kind.hasPrefix("#") {
            end.append(line)
            return
        }
        if kind == "$" {
            runs.append(Run(preamble: end, command: line))
            end = []
            return
        }
        guard let last = runs.indices.last, end.isEmpty else {
            throw Failure("line \(number): belongs to no run: \(line)")
        }
        switch kind {
        case "<", "<x", "<repeat":
            runs[last].input.append(line)
        case ">", ">~":
            runs[last].expected.output.append(line)
        case "!", "!~":
            runs[last].expected.error.append(line)
        case "=":
            guard let code = Int32(line.dropFirst(2)) else { throw Failure("line \(number): no exit code: \(line)") }
            runs[last].expected.exitCode = code
        default:
            throw Failure("line \(number): begins with none of # $ < <x <repeat > >~ ! !~ =")
        }
    }
}

extension Transcript.Run {
    /// The words of the command, as a shell would split them.
    ///
    /// - Throws: ``Failure`` when a quote is left open.
    var words: [String] {
        get throws {
            var (words, word): ([String], String?) = ([], nil)
            var quote: Character?
            var rest = command.dropFirst(1)
            while let character = rest.popFirst() {
                if character == "\\", quote != "'" {
                    word = (word ?? "") + String(rest.popFirst() ?? "\\")
                } else if character == quote {
                    quote = nil
                } else if quote == nil, character == "\"" || character == "'" {
                    (quote, word) = (character, word ?? "")
                } else if quote == nil, character == " " {
                    words += word.map { [$0] } ?? []
                    word = nil
                } else {
                    word = (word ?? "") + String(character)
                }
            }
            guard quote == nil else { throw Failure("a quote is left open: \(command)") }
            return words + (word.map { [$0] } ?? [])
        }
    }

    /// The bytes of the standard input.
    ///
    /// - Throws: ``Failure`` when a line does not tell its bytes.
    var inputBytes: [UInt8] {
        get throws { try input.flatMap(Self.bytes) }
    }

    private static func bytes(of line: String) throws -> [UInt8] {
        let parts = line.split(separator: " ", maxSplits: 1)
        let rest = parts.count > 1 ? parts[1] : ""
        switch parts[0] {
        case "<x":
            return try rest.split(separator: " ").map { digits in
                guard let byte = UInt8(digits, radix: 16) else { throw Failure("no byte: \(digits) in \(line)") }
                return byte
            }
        case "<repeat":
            let words = rest.split(separator: " ", maxSplits: 1)
            guard words.count == 2, let count = Int(words[0]) else { throw Failure("no count and text: \(line)") }
            return Array(repeatElement(Array(words[1].utf8), count: count).joined())
        default:
            return Array("\(line.dropFirst(2))\n".utf8)
        }
    }
}
