import Platform

extension Tool {
    /// Says or runs the tests that a change can affect.
    static let affected = Command(
        name: "affected", usage: "affected [--since REV] [--shard I/N] [--list|--test]",
        summary: "List or run the test targets that what changed since a revision can affect, through the table.",
        example: "rib affected --since origin/main --shard 1/4 --test",
        details: [
            "Changed is what differs from where the branch left REV, with what is not committed and what is new.",
            "A change of Project.swift affects all. Tools/Rib/README.md has a matrix for GitHub Actions.",
        ],
        options: [
            .init(name: "--since", value: "REV", summary: "a revision of git; HEAD by default"),
            .init(name: "--shard", value: "I/N", summary: "the I-th of N even parts, for as many machines"),
            .init(name: "--list", summary: "list them, one a line; the default"),
            .init(name: "--test", summary: "run them with swift test"),
        ]
    ) { arguments, context in
        try arguments.end()
        let house = try arguments.house(in: context)
        let shard = try arguments.shard()
        let changed = try Changes(since: arguments.value("--since") ?? "HEAD", in: house.root)
        let affected = Affected(house)
        var targets = affected.testTargets(changing: changed.paths)
        if let (number, count) = shard { targets = try affected.shard(number, of: count, of: targets) }
        guard arguments.has("--test") else {
            for target in targets { context.show("\(target)\n") }
            return .ok
        }
        guard !targets.isEmpty else {
            context.tell("There is nothing to test.\n")
            return .ok
        }
        let filter = "^(\(targets.joined(separator: "|")))\\."
        let code = try ChildProcess.runInForeground([
            "swift", "test", "--package-path", house.root, "--filter", filter,
        ])
        return code == 0 ? .ok : .failed
    }
}

extension Arguments {
    /// `2/4` as two numbers.
    fileprivate func shard() throws(UsageMistake) -> (number: Int, count: Int)? {
        guard let text = value("--shard") else { return nil }
        let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let number = numbers[0], let count = numbers[1], number > 0, number <= count
        else { throw UsageMistake("--shard is I/N with I from 1 to N, such as 1/4, and not “\(text)”") }
        return (number, count)
    }
}

/// The files that git sees as changed.
struct Changes {
    let paths: [String]

    /// Asks git.
    ///
    /// - Throws: ``Refusal`` when there is no such revision, `SystemError` when there is no git.
    init(since revision: String, in root: String) throws {
        func git(_ words: String...) throws(SystemError) -> ChildProcess.Result {
            try ChildProcess.run(["git", "-C", root] + words, isQuiet: true)
        }
        guard !revision.hasPrefix("-"),
            try git("rev-parse", "--verify", "--quiet", "\(revision)^{commit}").exitCode == 0
        else {
            throw Refusal("git knows no revision “\(revision)” here: name a branch, a tag or a commit")
        }
        // A history that was cut off has no common point: then all that differs counts.
        let base = try git("merge-base", revision, "HEAD")
        let start = base.exitCode == 0 ? String(base.output.prefix { $0 != "\n" }) : revision
        let changed = try git("diff", "--name-only", "--no-renames", "--relative", "-z", start)
        let new = try git("ls-files", "--others", "--exclude-standard", "-z")
        guard changed.exitCode == 0, new.exitCode == 0 else { throw Refusal("git cannot say what has changed") }
        paths = Set((changed.output + new.output).split(separator: "\0").map(String.init)).sorted()
    }
}
