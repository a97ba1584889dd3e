public import Basics

/// The error of a ``ChildProgram`` that could not be run or that failed.
public struct ChildProgramError: Explained, Equatable {
    /// The kind of failure.
    public enum Reason: Error, Equatable {
        /// The program does not exist.
        case notFound
        /// The file exists, but the system cannot run it.
        case notExecutable
        /// The program ended with an exit code other than 0.
        case exited(Int32)
        /// A signal ended the program, such as after a crash. The number of the signal is the associated value.
        case ended(signal: Int32)
        /// The program exceeded its maximum running time, which is the associated value.
        case tooSlow(Duration)
        /// The program exceeded the maximum size of its standard output, which is the associated value, in bytes.
        case tooMuchOutput(Int)
        /// The program exceeded the maximum size of its standard error, which is the associated value, in bytes.
        case tooManyErrors(Int)
        /// A system call failed.
        case system(SystemError)
    }

    /// The name or path by which the program was started.
    public let program: String
    /// The kind of failure.
    public let reason: Reason
    /// The last line that the program wrote to its standard error, shortened if it is long; empty if there is none.
    public let complaint: String

    /// Creates the error of a program.
    public init(_ program: String, _ reason: Reason, complaint: String = "") {
        (self.program, self.reason, self.complaint) = (program, reason, complaint)
    }

    /// The one-line message: what happened, then the program's own message, or what to do.
    public var explanation: Phrase {
        let happened = ChildProgramPhrases.sentence(for: reason, of: program)
        return complaint.isEmpty ? happened : happened.followed(by: ChildProgramPhrases.said(complaint))
    }

    /// The maximum number of characters of a shown complaint.
    static let longestComplaint = 200

    /// Returns the last line that is not blank, in which most programs give the reason. A line with more than
    /// ``longestComplaint`` characters is shortened to its end.
    static func lastLine(of bytes: [UInt8]) -> String {
        let lines = bytes.split { $0 == 0x0A || $0 == 0x0D }.map { String(decoding: $0, as: UTF8.self) }
        guard let line = lines.last(where: { !$0.allSatisfy(\.isWhitespace) }) else { return "" }
        return line.count > longestComplaint ? "…" + line.suffix(longestComplaint) : line
    }
}
