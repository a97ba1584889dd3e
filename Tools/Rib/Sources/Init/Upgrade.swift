import Platform

/// Merges the changes of a template into a project: the difference between the two projects that `rib init` of the old
/// and of the new commit writes with the same choices.
struct Upgrade {
    /// What a merge did.
    struct Outcome {
        /// The new commit of the template.
        let commit: String
        /// The changed files, each with its kind of change: `M`, `A` or `D` as git tells it.
        let changes: [String]
        /// The paths of the files with conflicts.
        let conflicts: [String]
    }

    let old: Template
    private let house: House
    private let choices: ProjectChoices
    /// The address of the template, and the commit, branch or tag to take; `nil` for the newest commit.
    private let source: String, wanted: String?

    /// Creates an upgrade of a project.
    ///
    /// - Throws: ``Refusal`` if the folder is no project in a repository of its own, or has uncommitted changes, if its
    ///   template is not known or is a shallow clone, or if git is not installed.
    init(of house: House, from address: String?, to wanted: String?) throws {
        var choices = try ProjectChoices(of: house)
        guard Git.isInstalled else { throw Refusal("there is no git, which merges: install it") }
        let git = Git(folder: house.root)
        guard try git.isRoot, try git.commit != nil else {
            throw Refusal("\(house.root) is not the root of a repository with a commit: git merges into one")
        }
        guard try !git.hasChanges else {
            throw Refusal(
                "there are changes that are in no commit: commit them, or put them away with "
                    + "git stash --include-untracked")
        }
        // An address that is given is used now, and kept where there is none.
        choices.template = choices.template ?? address
        let commit = try Template(of: choices).commit
        source = try address ?? Template(of: choices).address
        old = Template(address: source, commit: commit)
        (self.house, self.choices, self.wanted) = (house, choices, wanted)
        if Git.isPath(source), try Git(folder: source).run("rev-parse", "--is-shallow-repository") == "true" {
            throw Refusal("\(source) is a shallow clone, without older commits: git -C \(source) fetch --unshallow")
        }
    }

    /// Merges the changes into the project, or into a copy of it for a dry run.
    ///
    /// - Returns: what was done; `nil` if the project already has the wanted commit, by default the newest one.
    func run(isDryRun: Bool) throws -> Outcome? {
        let new = Template(address: source, commit: try newest())
        guard new.commit != old.commit else { return nil }
        let temporary = try FileSystem.createTemporaryFolder(for: "rib-upgrade")
        defer { try? FileSystem.removeFolder(temporary) }
        let git = Git(folder: house.root)
        let base = try commit(of: old, in: "\(temporary)/old", after: nil)
        let next = try commit(of: new, in: "\(temporary)/new", after: base)
        guard isDryRun else { return try merge(next, over: base, in: git, of: new) }
        let copy = "\(temporary)/copy"
        try git.need("worktree", "add", "--quiet", "--detach", copy, "HEAD", to: "copy the project")
        defer { _ = try? git.run("worktree", "remove", "--force", copy) }
        return try merge(next, over: base, in: Git(folder: copy), of: new)
    }

    private func merge(_ next: String, over base: String, in git: Git, of template: Template) throws -> Outcome {
        // 1 means conflicts, which the index knows.
        guard try git.exitCode("merge-recursive", base, "--", "HEAD", next) < 2 else {
            throw Refusal("git could not merge: see above")
        }
        var choices = choices
        choices.commit = template.commit
        try FileSystem.replaceSharedFile("\(git.folder)/\(ProjectChoices.path)", with: choices.text)
        try git.need("add", "--", ProjectChoices.path, to: "add \(ProjectChoices.path)")
        func lines(_ text: String?) -> [String] { (text ?? "").split(separator: "\n").map(String.init) }
        let conflicts = lines(try git.run("diff", "--name-only", "--diff-filter=U"))
        let changes = lines(try git.run("diff", "--cached", "--name-status", "--no-renames", "HEAD"))
            .map { $0.replacing("\t", with: " ") }.filter { !$0.hasPrefix("U ") }
        return Outcome(commit: template.commit, changes: changes, conflicts: conflicts)
    }

    /// Returns the number of the commit to take.
    private func newest() throws -> String {
        let git = Git(folder: house.root)
        let name = wanted ?? "HEAD"
        guard let refs = try git.run("ls-remote", "--", source, name, "\(name)^{}") else {
            throw Refusal("\(source) cannot be read: name a clone or an address with --from")
        }
        // git also lists longer names that end in this one, such as `release/v1.2` for `v1.2`. For a tag with a message,
        // the line that ends with `^{}` has the commit.
        let lines = refs.split(separator: "\n")
        for start in ["", "refs/tags/", "refs/heads/"] {
            for whole in ["\(start)\(name)^{}", "\(start)\(name)"] {
                guard let line = lines.first(where: { $0.hasSuffix("\t\(whole)") }) else { continue }
                return String(line.prefix { $0 != "\t" })
            }
        }
        // A commit that is no branch or tag is known by its number.
        if let wanted, wanted.count == 40, wanted.allSatisfy(\.isHexDigit) { return wanted }
        throw Refusal("\(source) has no branch or tag “\(name)”: name one, or a commit by its 40 digits")
    }

    /// Creates a project with the `rib` of a template's commit, and stores the result as a commit in the repository of
    /// the upgraded project.
    ///
    /// - Returns: the hash of the new commit, which is on no branch.
    private func commit(of template: Template, in folder: String, after parent: String?) throws -> String {
        let rib = try template.rib(asIn: house.root)
        let root = try template.house(asIn: house.root).root
        let extras = choices.extras.map(\.rawValue).joined(separator: ",")
        let words =
            [
                rib, "init", choices.name, "--into", folder, "--root", root, "--languages",
                choices.languages.joined(separator: ","), "--from", template.address,
            ] + (extras.isEmpty ? [] : ["--with", extras])
        guard try ChildProcess.run(words, isQuiet: true).exitCode == 0 else {
            throw Refusal(
                "rib of commit \(template.commit) could not make a project with these choices: try \(words.joined(separator: " "))"
            )
        }
        // Two things of the made project are not merged: its own repository, and the choices, which are written anew.
        try? FileSystem.removeFolder("\(folder)/.git")
        try FileSystem.removeFile("\(folder)/\(ProjectChoices.path)")
        // The texts are the project's own; “rib check” says which are missing.
        for language in choices.languages.compactMap({ LanguageName($0) }) {
            try? FileSystem.removeFile("\(folder)/\(TranslationList.path(of: language.english))")
        }
        let git = Git(folder: house.root)
        let index = ["GIT_INDEX_FILE=\(folder).index"]
        try git.need("--work-tree=\(folder)", "add", "--all", "--force", ".", setting: index, to: "read \(folder)")
        let tree = try git.need("write-tree", setting: index, to: "store \(folder)")
        let names = ["AUTHOR", "COMMITTER"].flatMap { ["GIT_\($0)_NAME=rib", "GIT_\($0)_EMAIL=rib"] }
        let parents = parent.map { ["-p", $0] } ?? []
        return try git.need(["commit-tree", tree, "-m", "rib init"] + parents, setting: names, to: "store \(folder)")
    }
}
