import Platform

/// A commit of the repository from which projects are made. It is cloned into the user's cache when it is first needed,
/// by the functions of `Tools/lib/template.sh`, which `Tools/rib` calls too.
struct Template {
    let address, commit: String

    /// Creates the template of a project's choices.
    ///
    /// - Throws: ``Refusal`` if the choices do not name a template and its commit.
    init(of choices: ProjectChoices) throws(Refusal) {
        guard let address = choices.template, let commit = choices.commit else {
            throw Refusal(
                "\(ProjectChoices.path) does not tell the template and its commit: write the lines “template ADDRESS” and "
                    + "“commit NUMBER”")
        }
        self.init(address: address, commit: commit)
    }

    init(address: String, commit: String) {
        (self.address, self.commit) = (address, commit)
    }

    /// Returns the commit's house.
    ///
    /// - Parameter root: the folder of a house that has `Tools/lib/template.sh`.
    /// - Returns: the house in the cache.
    /// - Throws: ``Refusal`` if the commit cannot be had.
    func house(asIn root: String) throws -> House { try House(at: try call("template_folder", in: root)) }

    /// Returns the path of the commit's `rib`, and builds it if need be.
    func rib(asIn root: String) throws -> String { try call("template_rib", in: root) }

    private func call(_ function: String, in root: String) throws -> String {
        let script = #". "$1/Tools/lib/template.sh" && "$2" "$3" "$4""#
        let result = try ChildProcess.run(["/bin/sh", "-c", script, "sh", root, function, address, commit])
        guard result.exitCode == 0, let line = result.output.split(separator: "\n").last else {
            throw Refusal("\(address) has no commit \(commit) that can be had: see above")
        }
        return String(line)
    }
}
