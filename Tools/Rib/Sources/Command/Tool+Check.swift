import Basics
import Commands
import Platform

extension Tool {
    static let check = Syntax<Action>(
        "check", Flag("--fix", summary: Phrase("mend what is mechanical, and say what is left")),
        Flag("--json", summary: Phrase("one JSON object a line")),
        summary: Phrase(
            "say what breaks the rules of the house, a line each: path:line: error: what, and what to do"),
        example: Phrase(typed: "check --fix"),
        details: Phrase(
            """
            Checked are the layers, imports and words of the table, folders and targets, names, what is public, tests \
            and examples, how programs begin, the root, the page of modules, bundle identifiers, and the languages of \
            phrases. The exit code is 1 when something is broken; a note, such as one of a phrase that lacks an incomplete language, breaks nothing.
            """)
    ) { isFixing, writesJSON in { copy in try check(copy, fixing: isFixing, inJSON: writesJSON) } }

    private static func check(_ copy: WorkingCopy, fixing isFixing: Bool, inJSON: Bool) throws -> ExitCode {
        var house = try copy.house()
        var check = try Check(house)
        var findings = check.findings
        if isFixing {
            var mended: [Finding] = []
            // A fix can cause new findings. A finding that comes back is not fixed again.
            while true {
                let new = findings.filter { $0.fix != nil && !mended.contains($0) }
                guard !new.isEmpty else { break }
                // Other fixes can change the drawing, so it is updated last.
                let others = new.filter { $0.fix != .draw }
                mended += try Mending(house).mend(others.isEmpty ? new : others)
                house = try copy.house()
                check = try Check(house)
                findings = check.findings
            }
            for finding in mended { copy.tell("mended: \(finding.path):\(finding.line): \(finding.message)\n") }
        }
        for finding in findings + check.notes {
            copy.show("\(inJSON ? finding.json.text : finding.text)\n")
        }
        if findings.isEmpty, !inJSON {
            copy.tell("The house is in order: \(house.modules.count) modules, \(house.targets.count) targets.\n")
        }
        return findings.isEmpty ? .ok : .failed
    }
}
