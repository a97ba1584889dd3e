import JSON
import Platform

extension Tool {
    /// Says what is broken.
    static let check = Command(
        name: "check", usage: "check [--fix] [--json]",
        summary: "Say what breaks the rules of the house, a line each: path:line: error: what, and what to do.",
        example: "rib check --fix",
        details: [
            "Checked are the layers, imports and words of the table, folders and targets, names, what is public,",
            "tests and examples, the root, bundle identifiers, and the languages of phrases. The exit code is 1 when",
            "something is broken; a note, such as one of a phrase that lacks an incomplete language, breaks nothing.",
        ],
        options: [
            .init(name: "--fix", summary: "mend what is mechanical, and say what is left"),
            .init(name: "--json", summary: "one JSON object a line"),
        ]
    ) { arguments, context in
        try arguments.end()
        var house = try arguments.house(in: context)
        var check = try Check(house)
        var findings = check.findings
        if arguments.has("--fix") {
            var mended: [Finding] = []
            // A mended line can bring to light another. What comes back is not mended again.
            while true {
                let new = findings.filter { $0.fix != nil && !mended.contains($0) }
                guard !new.isEmpty else { break }
                // What is mended changes the drawing, so that it comes last.
                let others = new.filter { $0.fix != .draw }
                mended += try Mending(house).mend(others.isEmpty ? new : others)
                house = try arguments.house(in: context)
                check = try Check(house)
                findings = check.findings
            }
            for finding in mended { context.tell("mended: \(finding.path):\(finding.line): \(finding.message)\n") }
        }
        for finding in findings + check.notes {
            context.show("\(arguments.has("--json") ? finding.json.text : finding.text)\n")
        }
        if findings.isEmpty, !arguments.has("--json") {
            context.tell("The house is in order: \(house.modules.count) modules, \(house.targets.count) targets.\n")
        }
        return findings.isEmpty ? .ok : .failed
    }
}
