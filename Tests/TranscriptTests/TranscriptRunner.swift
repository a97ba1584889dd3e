import Foundation
import PlatformTesting

/// Runs the transcripts with one program.
struct TranscriptRunner {
    /// The program that stands for the first word of every command.
    let program: String

    /// The transcript as it would be if its expectations were what the program does.
    ///
    /// - Throws: ``Failure`` when a run cannot be read or does not end in time.
    func recorded(_ transcript: Transcript) async throws -> Transcript {
        let home = try TemporaryFolder()
        var recorded = transcript
        for index in transcript.runs.indices {
            recorded.runs[index].expected = try await outcome(of: transcript.runs[index], home: home)
        }
        return recorded
    }

    private func outcome(of run: Transcript.Run, home: TemporaryFolder) async throws -> Transcript.Outcome {
        let streams = try TemporaryFolder()
        let names = ["input", "output", "error"].map(streams.file)
        try Data(run.inputBytes).write(to: URL(filePath: names[0]))
        var arguments = try run.words.dropFirst().map { $0.replacing("$HOME", with: home.path) }
        if !arguments.contains("--data") { arguments = ["--data", home.file("data")] + arguments }
        let child = try Child([program] + arguments, home: home.path, streams: names.map(Child.Place.file))
        let code = try await child.end().code
        return Transcript.Outcome(
            output: try lines(of: names[1], mark: ">", home: home),
            error: try lines(of: names[2], mark: "!", home: home),
            exitCode: code)
    }

    /// What a program wrote, as lines of a transcript. A time of day stands there as `YYYY-MM-DD HH:MM`, or as the
    /// language writes it: it is another one in every run.
    private func lines(of file: String, mark: String, home: TemporaryFolder) throws -> [String] {
        let bytes = try Data(contentsOf: URL(filePath: file))
        let text = String(decoding: bytes, as: UTF8.self).replacing(home.path, with: "$HOME")
            .replacing(/\d{4}-\d\d-\d\d \d\d:\d\d/, with: "YYYY-MM-DD HH:MM")
            .replacing(/\d{4}\.\d\d\.\d\d \d\d:\d\d/, with: "YYYY.MM.DD HH:MM")
            .replacing(/\d{4}\/\d\d\/\d\d \d\d:\d\d/, with: "YYYY/MM/DD HH:MM")
        var scalars = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        let unended = scalars.removeLast()
        let ended = scalars.map { $0.isEmpty ? mark : "\(mark) \(Self.visible($0))" }
        return ended + (unended.isEmpty ? [] : ["\(mark)~ \(Self.visible(unended))"])
    }

    private static func visible(_ line: Substring.UnicodeScalarView) -> String {
        line.map { scalar in
            guard scalar.properties.generalCategory == .control else { return String(scalar) }
            return "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        }.joined()
    }
}
