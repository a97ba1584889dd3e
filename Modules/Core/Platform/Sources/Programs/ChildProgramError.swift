public import Languages

/// Why a child gave no answer.
public struct ChildProgramError: Explained, Equatable {
    /// What happened.
    public enum Reason: Error, Equatable {
        /// There is no such program.
        case notFound
        /// There is a file, but the system cannot run it.
        case notExecutable
        /// The program ended with an exit code other than 0.
        case exited(Int32)
        /// A signal ended the program, which this one did not send.
        case ended(signal: Int32)
        /// The program had not ended after that long.
        case tooSlow(Duration)
        /// The program wrote more than so many bytes to its standard output.
        case tooMuchOutput(Int)
        /// The program wrote more than so many bytes to its standard error.
        case tooManyErrors(Int)
        /// The system refused something.
        case system(SystemError)
    }

    /// The program, as it was named.
    public let program: String
    /// What happened.
    public let reason: Reason
    /// The end of what the program wrote to its standard error, on one line; empty if there is none.
    public let complaint: String

    /// What happened to a program.
    public init(_ program: String, _ reason: Reason, complaint: String = "") {
        (self.program, self.reason, self.complaint) = (program, reason, complaint)
    }

    /// One line for a person: what happened, then what the program says of it, or what to do.
    public var explanation: Phrase {
        let happened = ChildProgramPhrases.sentence(for: reason, of: program)
        return complaint.isEmpty ? happened : happened.followed(by: ChildProgramPhrases.said(complaint))
    }

    /// The most characters of a complaint that are shown.
    static let longestComplaint = 200

    /// The last line that says anything, and of that the end, where a program names the reason.
    static func lastLine(of bytes: [UInt8]) -> String {
        let lines = bytes.split { $0 == 0x0A || $0 == 0x0D }.map { String(decoding: $0, as: UTF8.self) }
        guard let line = lines.last(where: { !$0.allSatisfy(\.isWhitespace) }) else { return "" }
        return line.count > longestComplaint ? "…" + line.suffix(longestComplaint) : line
    }
}
