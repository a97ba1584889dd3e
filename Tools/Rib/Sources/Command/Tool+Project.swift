import Basics
import Commands
import Platform

extension Tool {
    static let initialize = Syntax<Action>(
        "init", Argument(Phrase("name")) { $0 },
        NamedArgument(
            "--into", PathArgument(Phrase("folder"), .folder),
            summary: Phrase("a folder that is not there yet, or is empty")
        ).required,
        NamedArgument(
            "--languages", Argument.names("codes"),
            summary: Phrase("what it speaks, such as en or en,de; as here without it")),
        NamedArgument(
            "--with", Argument.names("parts", candidates: ProjectChoices.Extra.allCases.map(\.rawValue)),
            summary: Phrase("more machinery, such as store,resource; none without it")),
        NamedArgument(
            "--from", Argument(Phrase("address")) { $0 },
            summary: Phrase("where this template is had later; the address of its “origin” without it")),
        NamedArgument(
            "--license", Choice(Phrase("licence"), License.self),
            summary: Phrase("the licence of your own code; none without it, which you choose later")),
        summary: Phrase(
            "make a new project from this one: the runtime, the host, CI, and one feature to begin with"),
        example: Phrase(typed: "init Planner --into ../planner --with store"),
        details: Phrase(
            """
            The apps of this project stay behind, with their features, domains and data, and so do the tests of the \
            machinery and this tool: Tools/rib of the new project runs it. English is among the languages in any case; \
            one that this project does not speak can be named too, and phrases lack it until you write them. What was \
            chosen is written to .ribcage, with the commit of this project, for “rib add” and “rib upgrade”.
            """)
    ) { name, folder, languages, extras, address, license in
        { copy in
            let house = try copy.house()
            let codes = try languages ?? ProjectLanguages(of: house).all.map(\.code)
            var choices = ProjectChoices(
                name: name, languages: ["en"] + codes.filter { $0 != "en" },
                extras: try ProjectChoices.extras(extras ?? []))
            let git = Git(folder: house.root)
            let isRepository = try Git.isInstalled && git.isRoot
            choices.template = try address.map(copy.address) ?? (isRepository ? git.address : nil)
            choices.commit = isRepository ? try git.commit : nil
            let project = NewProject(house: house, choices: choices, folder: copy.path(folder), license: license)
            try project.make()
            copy.tell("\(name) lies in \(folder), with its program \(project.program).\n")
            if choices.template == nil || choices.commit == nil {
                copy.tell(
                    "No \(choices.commit == nil ? "commit" : "address") of the template was recorded, as there is none: "
                        + "write it into \(folder)/\(ProjectChoices.path), for Tools/rib and “rib upgrade”.\n")
            } else if try git.hasChanges {
                copy.tell("The template has changes that are in no commit. “rib upgrade” will take them for yours.\n")
            }
            if let left = try leftOut(beginning: copy.path(folder), name) { copy.tell("\(left)\n") }
            copy.show("cd \(folder)\nTools/test\nTools/rib new feature Notes --into Home\n")
            return .ok
        }
    }

    /// Makes a repository of a new project, with a first commit.
    ///
    /// - Returns: what could not be done and why; `nil` if all was.
    private static func leftOut(beginning folder: String, _ name: String) throws -> String? {
        guard Git.isInstalled else { return "No repository was made, as there is no git." }
        let git = Git(folder: folder)
        guard try git.run("rev-parse", "--git-dir") == nil else {
            return "Nothing was committed, as the folder lies in a repository already."
        }
        // The option --initial-branch of “git init” is missing before git 2.28.
        let branch = "refs/heads/\(ProjectTemplate.branch)"
        guard try git.run("init", "--quiet") != nil, try git.run("symbolic-ref", "HEAD", branch) != nil,
            try git.run("add", "--all") != nil
        else {
            return "No repository was made: git refused."
        }
        guard try git.run("commit", "--quiet", "--message", "Begin \(name)") != nil else {
            return "Nothing was committed, as git knows no user.name and user.email: set them, then git commit."
        }
        return nil
    }

    static let add = Syntax<Action>(
        "add", Choice(Phrase("part"), ProjectChoices.Extra.self),
        summary: Phrase("take over a part of the machinery that this project was made without"),
        example: Phrase(typed: "add store"),
        details: Phrase(
            """
            A store is one in SQLite with a journal of all edits; the app gets a Storage and opens it. The part sync adds \
            the command that exchanges its edits with other machines, and a store if there is none. A resource fetches \
            values and caches them, for data modules and features whose lines name it. The modules come from the commit \
            of the template that .ribcage names.
            """)
    ) { extra in
        { copy in
            let house = try copy.house()
            let added = try Addition(of: extra, to: house).apply()
            for path in added.paths { copy.show("\(path)\n") }
            for line in added.left { copy.tell("\(line)\n") }
            return added.left.isEmpty ? .ok : .failed
        }
    }

    static let upgrade = Syntax<Action>(
        "upgrade",
        NamedArgument(
            "--from", Argument(Phrase("address")) { $0 },
            summary: Phrase("the template's address or a clone of it; that in .ribcage without it")),
        NamedArgument(
            "--to", Argument(Phrase("commit")) { $0 }, summary: Phrase("a commit, branch or tag; the newest without it")
        ),
        Flag("--dry-run", summary: Phrase("say what would change, and change nothing")),
        summary: Phrase("take over what changed in the machinery since this project was made or upgraded"),
        example: Phrase(typed: "upgrade --dry-run"),
        details: Phrase(
            """
            What “rib init” of the old commit and of the new one write with this project's choices is compared, and the \
            difference is merged into the project by git: your own changes stay. Conflicts are left as git leaves them. \
            Nothing is committed: look at it with git diff --cached, run Tools/test, then commit. \
            A project with changes that are in no commit is refused.
            """)
    ) { address, commit, isDryRun in
        { copy in
            let upgrade = try Upgrade(of: copy.house(), from: address.map(copy.address), to: commit)
            guard let outcome = try upgrade.run(isDryRun: isDryRun) else {
                copy.tell("The machinery is from the newest commit, \(upgrade.old.commit).\n")
                return .ok
            }
            for line in outcome.changes { copy.show("\(line)\n") }
            for path in outcome.conflicts { copy.show("conflict: \(path)\n") }
            let (count, conflicts) = (outcome.changes.count, outcome.conflicts.count)
            copy.tell(
                "\(count) \(count == 1 ? "file" : "files") \(isDryRun ? "would change" : "changed"), from commit "
                    + "\(upgrade.old.commit) to \(outcome.commit)"
                    + (conflicts == 0
                        ? ".\n" : ", \(conflicts) with conflicts: mend them where git marked them, then git add.\n"))
            return conflicts == 0 ? .ok : .failed
        }
    }
}

extension WorkingCopy {
    /// Returns the address of a repository, with a path made absolute.
    func address(_ text: String) -> String {
        Git.isPath(text) || FileSystem.isFolder(path(text)) ? path(text) : text
    }
}
