package import Basics
package import MandalartDomainInterface

/// Parses the answer of a program. Each line is a JSON object, whose member `title` is a suggestion; other members and
/// empty lines are ignored.
enum SuggestionAnswer {
    /// Returns the titles of the first `count` suggestions. Later lines are not parsed.
    ///
    /// - Throws: ``SuggestionAnswerError`` for an invalid line.
    static func titles(
        in bytes: [UInt8], atMost count: Int, from program: String
    ) throws(SuggestionAnswerError) -> [Title] {
        var titles: [Title] = []
        for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
            if titles.count == count { break }
            guard line.contains(where: { ![0x09, 0x0D, 0x20].contains($0) }) else { continue }
            do {
                titles.append(try title(in: line))
            } catch {
                throw SuggestionAnswerError(program: program, line: index + 1, reason: error)
            }
        }
        return titles
    }

    private static func title(in line: some Collection<UInt8>) throws(SuggestionAnswerError.Reason) -> Title {
        guard let text = String(validating: line, as: UTF8.self) else { throw .notText }
        let value: JSONValue
        do {
            value = try JSONValue(parsing: text)
        } catch {
            throw .notJSON(error.shortened)
        }
        guard case .object(let object) = value, case .string(let title) = object["title"] else { throw .noTitle }
        do {
            return try Title(title)
        } catch {
            throw .notATitle(error)
        }
    }
}

extension JSONError {
    /// The error. If it reports a repeated name, the name is cut after 40 characters.
    fileprivate var shortened: JSONError {
        guard case .repeatedName(let name) = reason, name.count > 40 else { return self }
        return JSONError(reason: .repeatedName("\(name.prefix(40))…"), offset: offset)
    }
}

/// The error for an invalid line in the answer of a program.
package struct SuggestionAnswerError: Explained, Equatable {
    /// The reason why a line is invalid.
    package enum Reason: Error, Equatable {
        /// The line is not UTF-8.
        case notText
        /// The line is not JSON.
        case notJSON(JSONError)
        /// The line is not an object with a string as its `title`.
        case noTitle
        /// The member `title` is not a valid title of a cell.
        case notATitle(MandalartError)
    }

    /// The name of the program, as the person gave it.
    package let program: String
    /// The number of the line, counted from 1.
    package let line: Int
    /// The reason why the line is invalid.
    package let reason: Reason

    /// One line for a person: which line is wrong, and why.
    package var explanation: Phrase {
        let reason = self.reason.explanation
        return Phrase(
            "\(quoted: program), line \(line): \(reason)", .ko("\(quoted: program)의 응답 \(line)번째 줄: \(reason)"),
            .ja("\(quoted: program)の応答の\(line)行目: \(reason)"))
    }
}

extension SuggestionAnswerError.Reason {
    // rib: verbatim, an example of JSON
    private static let example = #"{"title": "…"}"#

    fileprivate var explanation: Phrase {
        switch self {
        case .notText: Phrase("This is not UTF-8.", .ko("UTF-8이 아닙니다."), .ja("UTF-8 ではありません。"))
        case .notJSON(let error): error.explanation
        case .noTitle:
            Phrase(
                "This has no title, as in \(Self.example).", .ko("title이 없습니다. 예: \(Self.example)"),
                .ja("title がありません。例: \(Self.example)"))
        case .notATitle(let error): error.explanation
        }
    }
}
