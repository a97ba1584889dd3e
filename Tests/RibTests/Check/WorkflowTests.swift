import Testing

@testable import RibKit

@Suite("What rib check says of a workflow")
struct WorkflowTests {
    private static let head = "name: test\non: [push]\njobs:\n"

    private func errors(_ text: String) -> [String] {
        Workflow(text) { [".ci/run"].contains($0) }.errors.map { "\($0.line): \($0.message)" }
    }

    @Test("is nothing where GitHub would take it")
    func good() {
        let seen = errors(
            """
            name: Check # of all changes
            on:
              push: { branches: [main, 'release/**'] }
              schedule: [{ cron: "17 3 * * 0" }]
              pull_request:
            jobs:
              linux:
                strategy:
                  fail-fast: false
                  matrix:
                    runner: [ubuntu-latest, ubuntu-24.04-arm]
                    include:
                    - swift: 6.3
                runs-on: ${{ matrix.runner }}
                container: swift:${{ matrix.swift }}
                steps:
                - uses: actions/checkout@v4
                - run: |
                    # No comment of YAML: the shell's.
                    a: b && .ci/run

                  name: Two lines
                - run: git config --global --add safe.directory "$GITHUB_WORKSPACE"
                -
                  uses: ./.github/actions/mine
              after:
                needs: linux
                uses: owner/repository/.github/workflows/other.yml@main
            """)
        #expect(seen == [])
    }

    @Test(
        "is the line and the reason where it is no YAML that it reads",
        arguments: [
            ("jobs:\n\tlinux:", "2: a tab cannot indent"),
            ("name: a\nname: b", "2: “name” is here twice"),
            ("name: a\n  on: push", "2: this indentation fits no line above"),
            ("jobs:\n    linux:\n  macos:", "3: this indentation fits no line above"),
            ("on: [push", "1: “]” is missing"), ("on: { push }", "1: a key with a colon is missing after “{”"),
            ("name: 'a", "1: a quote is not closed"),
            ("name: a: b", "1: a colon before a space ends a key: quote the text"),
            ("name: \"a\" b", "1: “b” is too much in this line"), ("name: a\nb", "2: a key with a colon is missing"),
            ("name: *a", "1: “*a” begins with a sign that has a meaning: quote it"),
        ])
    func noYAML(text: String, error: String) {
        #expect(errors(text) == [error])
    }

    @Test(
        "is what a run would fail of at once",
        arguments: [
            ("  a:\n    runs-on: x\n    step: []", ["5: the job “a” has no “steps”", "6: “step” is no key of a job"]),
            ("  a:\n    steps: [{ run: ls }]", ["5: the job “a” has no “runs-on”"]),
            ("  a:\n    runs-on: x\n    steps:\n    - name: b", ["7: a step has “run” or “uses”"]),
            (
                "  a:\n    runs-on: x\n    steps:\n    - run: ls\n      uses: b@v1",
                ["7: a step has “run” or “uses”, not both"]
            ),
            ("  a:\n    runs-on: x\n    steps:\n    - uses: b/c", ["7: “b/c” needs a version: b/c@v1"]),
            ("  a:\n    runs-on: x\n    steps:\n    - run: .ci/run && .ci/gone", ["7: there is no .ci/gone"]),
            ("  a:\n    runs-on: ${{ matrix.os }}\n    steps: [{ run: ls }]", ["5: the matrix has no “os”"]),
            ("  a:\n    runs-on: ${{ x\n    steps: [{ run: ls }]", ["5: “${{” is not closed"]),
            ("  a:\n    needs: [b]\n    runs-on: x\n    steps: [{ run: ls }]", ["5: there is no job “b”"]),
        ])
    func failing(job: String, expected: [String]) {
        #expect(errors(Self.head + job) == expected)
    }

    @Test("is that a workflow without jobs or without a moment does nothing")
    func empty() {
        #expect(
            errors("name: a\n") == [
                "1: “jobs” is missing: what the workflow does", "1: “on” is missing: when the workflow is run",
            ])
    }

    @Test("is said by rib check with the file")
    func check() throws {
        let house = try Fixture()
        try house.write([".github/workflows/check.yml": "on: push\njobs: {}\n"])
        let seen = house.rib("check")
        #expect(seen.output == ".github/workflows/check.yml:1: error: “jobs” is missing: what the workflow does\n")
        #expect(seen.code == 1)
    }
}
