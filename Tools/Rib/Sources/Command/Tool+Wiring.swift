import Basics
import Commands
import Platform

extension Tool {
    static func wire(_ module: Argument<String>) -> Syntax<Action> {
        Syntax(
            "wire", module, into(module),
            summary: Phrase("lead from a feature to another one: in its code, in the table and in the app"),
            example: Phrase(typed: "wire Notes --into Home"),
            details: Phrase(
                """
                A feature with a screen becomes a place with its word; any other is attached beside its parent's screen. \
                An argument that only you know how to make is written as a placeholder, which does not compile, and \
                listed. Nothing is changed when it cannot be done.
                """)
        ) { name, parent in
            { copy in
                try rewire(copy) { try $0.wire(name, into: parent) }
            }
        }
    }

    static func unwire(_ module: Argument<String>) -> Syntax<Action> {
        Syntax(
            "unwire", module, from(module),
            summary: Phrase("take the way from a feature to another one out again, and out of the app"),
            example: Phrase(typed: "unwire Notes --from Home"),
            details: Phrase("Refused, with the places, when code that was written by hand uses the feature.")
        ) { name, parent in
            { copy in
                try rewire(copy) { try $0.unwire(name, from: $0.parent(of: name, given: parent)) }
            }
        }
    }

    static func move(_ module: Argument<String>) -> Syntax<Action> {
        Syntax(
            "move", module, into(module), from(module),
            summary: Phrase("give a feature another parent: unwire it from one and wire it into the other"),
            example: Phrase(typed: "move Notes --into Journal")
        ) { name, parent, old in
            { copy in
                try rewire(copy) { wiring in
                    try wiring.unwire(name, from: wiring.parent(of: name, given: old))
                    try wiring.wire(name, into: parent)
                }
            }
        }
    }

    private static func into(_ module: Argument<String>) -> RequiredArgument<Argument<String>> {
        NamedArgument(
            "--into", Argument(Phrase("parent"), candidates: module.candidates) { $0 },
            summary: Phrase("the feature that leads to it")
        ).required
    }

    private static func from(_ module: Argument<String>) -> NamedArgument<Argument<String>> {
        NamedArgument(
            "--from", Argument(Phrase("parent"), candidates: module.candidates) { $0 },
            summary: Phrase("the feature that leads to it now; not needed if it is the only one"))
    }

    private static func rewire(
        _ copy: WorkingCopy, _ change: (inout FeatureWiring) throws -> Void
    ) throws -> ExitCode {
        var wiring = FeatureWiring(try copy.house())
        try change(&wiring)
        try apply(wiring.allChanges(), in: copy)
        return .ok
    }

    /// Makes changes, and shows the paths and the placeholders that a person has to fill.
    static func apply(_ changes: ChangeSet, in copy: WorkingCopy) throws {
        let root = try copy.root()
        try changes.apply()
        try House.redraw(at: root)
        for path in changes.paths { copy.show("\(path)\n") }
        for (path, line, text) in changes.placeholders {
            copy.tell("\(path):\(line): write a value in the place of \(text)\n")
        }
    }
}

extension ChangeSet {
    /// The placeholders in the texts, such as `<#OpenChart#>`, with their lines.
    fileprivate var placeholders: [(path: String, line: Int, text: String)] {
        paths.filter { $0.hasSuffix(".swift") }.flatMap { path in
            let lines = ((try? text(path)) ?? "").split(separator: "\n", omittingEmptySubsequences: false)
            return lines.enumerated().flatMap { number, line in
                var (rest, found) = (line, [(String, Int, String)]())
                while let start = rest.firstRange(of: "<#"), let end = rest[start.upperBound...].firstRange(of: "#>") {
                    found.append((path, number + 1, String(rest[start.lowerBound..<end.upperBound])))
                    rest = rest[end.upperBound...]
                }
                return found
            }
        }
    }
}
