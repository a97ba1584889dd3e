public import Languages

/// The reason that a child returned no output.
public struct ChildProgramError: Explained, Equatable {
    /// The kind of failure.
    public enum Reason: Error, Equatable {
        /// The program does not exist.
        case notFound
        /// The file exists, but the system cannot run it.
        case notExecutable
        /// The program ended with an exit code other than 0.
        case exited(Int32)
        /// A signal of another process ended the program.
        case ended(signal: Int32)
        /// The program exceeded its running time.
        case tooSlow(Duration)
        /// The program exceeded the size of its standard output, in bytes.
        case tooMuchOutput(Int)
        /// The program exceeded the size of its standard error, in bytes.
        case tooManyErrors(Int)
        /// A system call failed.
        case system(SystemError)
    }

    /// The program by its given name.
    public let program: String
    /// The kind of failure.
    public let reason: Reason
    /// The end of what the program wrote to its standard error, on one line; empty if there is none.
    public let complaint: String

    /// A failure of a program.
    public init(_ program: String, _ reason: Reason, complaint: String = "") {
        (self.program, self.reason, self.complaint) = (program, reason, complaint)
    }

    /// One line for a person: what happened, then the program's own message, or what to do.
    public var explanation: Phrase {
        let happened = ChildProgramPhrases.sentence(for: reason, of: program)
        return complaint.isEmpty ? happened : happened.followed(by: ChildProgramPhrases.said(complaint))
    }

    /// The maximum number of characters of a shown complaint.
    static let longestComplaint = 200

    /// Returns the end of the last line that is not empty, where a program gives the reason.
    static func lastLine(of bytes: [UInt8]) -> String {
        let lines = bytes.split { $0 == 0x0A || $0 == 0x0D }.map { String(decoding: $0, as: UTF8.self) }
        guard let line = lines.last(where: { !$0.allSatisfy(\.isWhitespace) }) else { return "" }
        return line.count > longestComplaint ? "…" + line.suffix(longestComplaint) : line
    }
}
