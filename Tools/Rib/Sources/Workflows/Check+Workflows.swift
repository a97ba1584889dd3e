import Platform

extension Check {
    private static let folder = ".github/workflows"

    /// Finds mistakes in workflows that GitHub would refuse or that would fail there at once. Only GitHub runs
    /// workflows, so no local run shows such mistakes.
    func checkWorkflows(_ all: inout Findings) {
        let entries = (try? FileSystem.entries(in: house.path(Self.folder))) ?? []
        for name in entries.map(\.name).sorted() where name.hasSuffix(".yml") || name.hasSuffix(".yaml") {
            let path = "\(Self.folder)/\(name)"
            guard let bytes = try? FileSystem.bytes(of: house.path(path)) else { continue }
            let workflow = Workflow(String(decoding: bytes, as: UTF8.self)) { FileSystem.exists(house.path($0)) }
            for error in workflow.errors { all.add(path, error.line, .workflow, error.message) }
        }
    }
}

/// A workflow of GitHub Actions, as its reference “Workflow syntax” has it.
struct Workflow {
    /// What is wrong, in the order of the lines.
    private(set) var errors: [YAMLError] = []

    /// Whether the repository has a file, by its path from the root.
    private let hasFile: (String) -> Bool

    private static let keys = [
        "name", "run-name", "on", "permissions", "env", "defaults", "concurrency", "jobs",
    ]
    private static let jobKeys = [
        "name", "permissions", "needs", "if", "runs-on", "environment", "concurrency", "outputs", "env", "defaults",
        "steps", "timeout-minutes", "strategy", "continue-on-error", "container", "services", "uses", "with", "secrets",
    ]
    private static let stepKeys = [
        "id", "if", "name", "uses", "run", "shell", "with", "env", "continue-on-error", "timeout-minutes",
        "working-directory",
    ]

    init(_ text: String, hasFile: @escaping (String) -> Bool) {
        self.hasFile = hasFile
        do throws(YAMLError) { check(try YAMLReader.value(of: text)) } catch { errors = [error] }
        errors.sort { ($0.line, $0.message) < ($1.line, $1.message) }
    }

    private mutating func add(_ line: Int, _ message: String) { errors.append(YAMLError(line: line, message: message)) }

    private mutating func check(_ workflow: YAML) {
        checkKeys(of: workflow, known: Self.keys, in: "a workflow")
        if workflow["on"] == nil { add(workflow.line, "“on” is missing: when the workflow is run") }
        guard let jobs = workflow["jobs"]?.map, !jobs.isEmpty else {
            return add(workflow.line, "“jobs” is missing: what the workflow does")
        }
        for (name, job) in jobs {
            check(job, name)
            for needed in job["needs"]?.scalars ?? [] where !jobs.contains(where: { $0.key == needed.text }) {
                add(needed.line, "there is no job “\(needed.text)”")
            }
        }
    }

    private mutating func checkKeys(of value: YAML, known: [String], in what: String) {
        guard let map = value.map else { return add(value.line, "\(what) has keys and values") }
        for (key, value) in map where !known.contains(key) { add(value.line, "“\(key)” is no key of \(what)") }
    }

    private mutating func check(_ job: YAML, _ name: String) {
        checkKeys(of: job, known: Self.jobKeys, in: "a job")
        checkExpressions(of: job)
        if job["uses"] != nil { return }
        if job["runs-on"] == nil { add(job.line, "the job “\(name)” has no “runs-on”") }
        guard let steps = job["steps"]?.list, !steps.isEmpty else {
            return add(job.line, "the job “\(name)” has no “steps”")
        }
        for step in steps { check(step: step) }
    }

    private mutating func check(step: YAML) {
        checkKeys(of: step, known: Self.stepKeys, in: "a step")
        switch (step["uses"], step["run"]) {
        case (nil, nil): add(step.line, "a step has “run” or “uses”")
        case (_?, let run?): add(run.line, "a step has “run” or “uses”, not both")
        case (let uses?, nil):
            let action = uses.text ?? ""
            if action.first != ".", !action.hasPrefix("docker://"), !action.contains("@") {
                add(uses.line, "“\(action)” needs a version: \(action)@v1")
            }
        case (nil, let run?):
            for word in (run.text ?? "").split(whereSeparator: \.isWhitespace) where Self.isScript(word) {
                if !hasFile(String(word)) { add(run.line, "there is no \(word)") }
            }
        }
    }

    /// Returns whether a word of a command is the path of a script of the repository.
    private static func isScript(_ word: Substring) -> Bool {
        (word.hasPrefix(".ci/") || word.hasPrefix("Tools/"))
            && word.allSatisfy { $0.isLetter || $0.isNumber || "./_-".contains($0) }
    }

    /// Checks that each `${{` is closed, and that the job's matrix has what is asked of it.
    private mutating func checkExpressions(of job: YAML) {
        let matrix = job["strategy"]?["matrix"]
        let included = (matrix?["include"]?.list ?? []).flatMap { $0.map ?? [] }.map(\.key)
        let names = (matrix?.map ?? []).map(\.key) + included
        for (line, text) in job.scalars {
            var rest = text[...]
            while let start = rest.firstRange(of: "${{") {
                rest = rest[start.upperBound...]
                guard let end = rest.firstRange(of: "}}") else {
                    add(line, "“${{” is not closed")
                    break
                }
                let words = rest[..<end.lowerBound].split { !$0.isLetter && !$0.isNumber && !".-_".contains($0) }
                for word in words where word.hasPrefix("matrix.") {
                    let name = word.dropFirst("matrix.".count).prefix { $0 != "." }
                    if !names.contains(String(name)) { add(line, "the matrix has no “\(name)”") }
                }
                rest = rest[end.upperBound...]
            }
        }
    }
}
