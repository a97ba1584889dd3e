/// An answer of the program: one line of its output.
enum Answer {
    /// The command was carried out.
    case done
    /// The command failed. The error may name the number of the command's line.
    case error(line: Int?, message: String)
    /// Any other line of output, such as the JSON of a screen.
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

    /// A part of the error message of an edit that waited too long for other writers.
    static let busy = "is in use by another program"
}

extension Writer {
    /// Sets the outcome of the next edit from an answer, and counts the edit in `settled`. The answers are in the order
    /// of the edits. Returns a sentence for an answer that fits no edit, otherwise `nil`.
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
