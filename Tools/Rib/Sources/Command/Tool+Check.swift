import Basics
import Commands
import Platform

extension Tool {
    static let check = Syntax<Action>(
        "check", Flag("--fix", summary: Phrase("mend what is mechanical, and say what is left")),
        Flag("--all", summary: Phrase("look at the format and at all doubles, too, which takes a while")),
        NamedArgument(
            "--format", Choice(Phrase("format"), FindingFormat.self),
            summary: Phrase("text, json, an object a line, github or sarif; text by default")),
        NamedArgument(
            "--baseline", PathArgument(Phrase("file")), summary: Phrase("leave out the findings that this file lists")),
        NamedArgument(
            "--write-baseline", PathArgument(Phrase("file")),
            summary: Phrase("list all findings in this file, for --baseline")),
        summary: Phrase(
            "say what breaks the rules of the house, a line each: path:line: error: what, and what to do"),
        example: Phrase(typed: "check --fix"),
        details: Phrase(
            """
            Checked are the layers, imports and words of the table, folders and targets, names, what is public, tests \
            and examples, how programs begin, the root, the page of modules, bundle identifiers, and the languages of \
            phrases. With --all, also what “swift format lint --strict” and “rib doubles --check” say; the latter builds \
            the Interfaces. The exit code is 1 when something is broken; a note, such as one of a phrase that lacks an \
            incomplete language, breaks nothing. A baseline knows a finding by its path, rule and message, whatever its line. \
            With --format github, a workflow shows each finding beside its line.
            """)
    ) { isFixing, checksAll, format, baseline, newBaseline in
        { copy in
            let (house, found, notes) = try findings(in: copy, fixing: isFixing, all: checksAll)
            if let newBaseline {
                try FileSystem.replaceSharedFile(copy.path(newBaseline), with: Baseline(found).text)
                copy.tell("\(newBaseline) lists \(found.count) \(found.count == 1 ? "finding" : "findings") now.\n")
                return .ok
            }
            let left = try baseline.map { try Baseline(at: copy.path($0)).unknown(among: found) } ?? found
            copy.show((format ?? .text).text(of: left + notes))
            guard (format ?? .text) == .text else { return left.isEmpty ? .ok : .failed }
            if left.isEmpty {
                copy.tell("The house is in order: \(house.modules.count) modules, \(house.targets.count) targets.\n")
            }
            if let baseline, left.count < found.count {
                copy.tell("\(found.count - left.count) are left out, as \(baseline) lists them.\n")
            }
            if !checksAll {
                copy.tell("Not looked at: the format, and doubles of public protocols. rib check --all does.\n")
            }
            return left.isEmpty ? .ok : .failed
        }
    }

    /// Returns the findings in a house, after all mechanical fixes if `isFixing`, and the notes.
    private static func findings(
        in copy: WorkingCopy, fixing isFixing: Bool, all checksAll: Bool
    ) throws -> (house: House, findings: [Finding], notes: [Finding]) {
        var house = try copy.house()
        var check = try Check(house)
        var findings = check.findings
        if isFixing {
            var mended: [Finding] = []
            // A fix can cause new findings. A finding that comes back is not fixed again.
            while true {
                let new = findings.filter { $0.fix != nil && !mended.contains($0) }
                guard !new.isEmpty else { break }
                // Other fixes can change the drawing and the stubs, so these are updated last.
                let others = new.filter { $0.fix != .draw && $0.fix != .writeStubs }
                mended += try Mending(house).mend(others.isEmpty ? new : others)
                house = try copy.house()
                check = try Check(house)
                findings = check.findings
            }
            for finding in mended { copy.tell("mended: \(finding.path):\(finding.line): \(finding.message)\n") }
        }
        guard checksAll else { return (house, findings, check.notes) }
        findings += try SwiftFormat.findings(in: house)
        // Code that breaks a rule perhaps does not build, so the doubles are checked only without findings.
        guard findings.isEmpty else { return (house, findings, check.notes) }
        let old = try oldDoubles(in: copy)
        let complaint = Doubles.complaint(of: old.map(\.module), in: house)
        return (house, old.map { Finding($0.path, 1, .doubles, complaint) }, check.notes)
    }
}
