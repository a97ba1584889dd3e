import Basics
import Commands
import Platform

extension Tool {
    static let affected = Syntax<Action>(
        "affected",
        NamedArgument(
            "--since", Argument(Phrase("revision")) { $0 }, summary: Phrase("a revision of git; HEAD by default")),
        NamedArgument(
            "--shard", Argument<Shard>.shard, summary: Phrase("the i-th of n even parts, for as many machines")),
        Flag("--list", summary: Phrase("list them, one a line; the default")),
        Flag("--test", summary: Phrase("run them with swift test")),
        summary: Phrase(
            "list or run the test targets that what changed since a revision can affect, through the table"),
        example: Phrase(typed: "affected --since origin/main --shard 1/4 --test"),
        details: Phrase(
            """
            Changed is what differs from where the branch left the revision, with what is not committed and what is \
            new. A changed line of the table affects its module, any other change of Project.swift all. Tools/Rib/README.md has a matrix for GitHub Actions.
            """)
    ) { revision, shard, _, isTest in
        { copy in try affected(in: copy, since: revision ?? "HEAD", shard: shard, testing: isTest) }
    }

    private static func affected(
        in copy: WorkingCopy, since revision: String, shard: Shard?, testing isTest: Bool
    ) throws -> ExitCode {
        let house = try copy.house()
        let changed = try Changes(since: revision, in: house.root)
        let affected = Affected(house)
        var targets = affected.testTargets(changing: changed.paths, since: changed.manifest)
        if let shard { targets = try affected.shards(shard.count, of: targets)[shard.number - 1] }
        guard isTest else {
            for target in targets { copy.show("\(target)\n") }
            return .ok
        }
        guard !targets.isEmpty else {
            copy.tell("There is nothing to test.\n")
            return .ok
        }
        let filter = "^(\(targets.joined(separator: "|")))\\."
        let words = BuildSystem().swift("test", at: house.root) + ["--filter", filter]
        let code = try ChildProcess.runInForeground(words)
        return code == 0 ? .ok : .failed
    }
}

/// A part of the test targets: its number, counted from 1, and the total number of parts.
private struct Shard {
    let number, count: Int
}

extension Argument<Shard> {
    fileprivate static var shard: Argument {
        Argument(Phrase("i/n")) { text throws(UsageError) in
            let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
            guard numbers.count == 2, let number = numbers[0], let count = numbers[1], number > 0, number <= count
            else {
                throw UsageError(Phrase("A shard is i/n with i from 1 to n, such as 1/4, and not “\(text)”."))
            }
            return Shard(number: number, count: count)
        }
    }
}

struct Changes {
    let paths: [String]
    /// The text of the manifest before the changes; `nil` if there was none.
    let manifest: String?

    /// Asks git for the files that changed since the branch diverged from the revision, including untracked files.
    ///
    /// - Throws: ``Refusal`` for an unknown revision, `SystemError` when git is missing.
    init(since revision: String, in root: String) throws {
        func git(_ words: String...) throws(SystemError) -> ChildProcess.Result {
            try ChildProcess.run(["git", "-C", root] + words, isQuiet: true)
        }
        guard !revision.hasPrefix("-"),
            try git("rev-parse", "--verify", "--quiet", "\(revision)^{commit}").exitCode == 0
        else {
            throw Refusal("git knows no revision “\(revision)” here: name a branch, a tag or a commit")
        }
        // A shallow clone may have no merge base. Then every difference from the revision counts.
        let base = try git("merge-base", revision, "HEAD")
        let start = base.exitCode == 0 ? String(base.output.prefix { $0 != "\n" }) : revision
        let changed = try git("diff", "--name-only", "--no-renames", "--relative", "-z", start)
        let new = try git("ls-files", "--others", "--exclude-standard", "-z")
        guard changed.exitCode == 0, new.exitCode == 0 else { throw Refusal("git cannot say what has changed") }
        let old = try git("show", "\(start):./\(Table.path)")
        manifest = old.exitCode == 0 ? old.output : nil
        paths = Set((changed.output + new.output).split(separator: "\0").map(String.init)).sorted()
    }
}
