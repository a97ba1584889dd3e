/// One line of the program's output.
enum Answer {
    /// A line was carried out.
    case done
    /// A line failed, with its number if the error names one.
    case error(line: Int?, message: String)
    /// Something else, such as a page.
    case other(String)

    init(_ line: String) {
        guard let value = JSON(line) else {
            self = .other(line)
            return
        }
        if let error = value["error"] {
            self = .error(line: error["line"]?.integer, message: error["message"]?.string ?? "")
        } else {
            self = value["kind"]?.string == "done" ? .done : .other(line)
        }
    }

    /// Whether a message says that the outcome of an edit or a replacement is in doubt.
    static func isDoubt(_ message: String) -> Bool {
        ["It may or may not be kept", "It holds what it held before or what was to replace it"]
            .contains { message.contains($0) }
    }

    /// The text in the message of an edit that waited too long for other writers.
    static let busy = "is in use by another program"
}

extension Writer {
    /// Settles edits by the answers, one for each edit in order, and counts them in `settled`. Returns a sentence for
    /// an answer that fits no edit.
    mutating func settle(_ answer: Answer, after settled: inout Int, from first: Int = 0) -> String? {
        switch answer {
        case .done:
            guard first + settled < edits.count else { return "an answer belongs to no edit" }
            settle(first + settled, .acknowledged)
            settled += 1
        case .error(let line?, let message):
            guard line == settled + 1, first + settled < edits.count else {
                return "an error names another line than the one that it answers"
            }
            settle(first + settled, Answer.isDoubt(message) ? .inDoubt : .failed)
            settled += 1
        case .error(nil, _): break
        case .other: return "a line of the output is no answer"
        }
        return nil
    }
}
