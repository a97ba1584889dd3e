import PlatformTesting
import Testing

/// Appends a line to the table and compiles it: a forbidden edge must have no words.
@Suite("The words of the table")
struct ForbiddenEdgeTests {
    /// A line that must not compile, and what the compiler says to it.
    struct Forbidden: CustomTestStringConvertible, Sendable {
        let rule, line, diagnostic: String
        var testDescription: String { rule }

        init(_ rule: String, _ line: String, _ diagnostic: String) {
            (self.rule, self.line, self.diagnostic) = (rule, line, diagnostic)
        }
    }

    @Test(
        "a line that names what its layer may depend on compiles",
        arguments: [
            #"Core("Extra", core: ["Platform"], system: ["CSQLite"])"#,
            #"Domain("Extra", domains: ["Profile"], core: ["Platform"])"#,
            #"Data("Extra", domains: ["Profile"], core: ["SQLite"])"#,
            #"Feature("Extra", features: ["Home"], domains: ["Profile"], core: ["Platform"])"#,
            #"Feature("Extra", domains: [Interface<Domain>(stringLiteral: "Profile")])"#,
        ])
    func allowedLine(_ line: String) async throws {
        let result = try await typecheck(line)
        #expect(result.exitCode == 0, "\(result.output)")
    }

    @Test(
        "a line that names what its layer must not depend on does not compile",
        arguments: [
            Forbidden("a core module names a domain", #"Core("Extra", domains: ["Profile"])"#, extra("domains")),
            Forbidden("a core module names a feature", #"Core("Extra", features: ["Home"])"#, extra("features")),
            Forbidden("a core module names data", #"Core("Extra", data: ["Profile"])"#, extra("data")),
            Forbidden("a domain names a feature", #"Domain("Extra", features: ["Home"])"#, extra("features")),
            Forbidden("a domain names data", #"Domain("Extra", data: ["Profile"])"#, extra("data")),
            Forbidden("a domain names a system library", #"Domain("Extra", system: ["CSQLite"])"#, extra("system")),
            Forbidden(
                "data names a feature", #"Data("Extra", domains: ["Profile"], features: ["Home"])"#, extra("features")),
            Forbidden("data names data", #"Data("Extra", domains: ["Profile"], data: ["Profile"])"#, extra("data")),
            Forbidden("a feature names data", #"Feature("Extra", data: ["Profile"])"#, extra("data")),
            Forbidden("a feature names a system library", #"Feature("Extra", system: ["CSQLite"])"#, extra("system")),
            Forbidden(
                "a feature stands where a domain is expected",
                #"Feature("Extra", domains: [Interface<Feature>(stringLiteral: "Home")])"#,
                "cannot convert value of type 'Interface<Feature>' to expected element type 'Interface<Domain>'"),
            Forbidden(
                "a domain stands where a core module is expected",
                #"Domain("Extra", core: [Interface<Domain>(stringLiteral: "Profile")])"#,
                "cannot convert value of type 'Interface<Domain>' to expected element type 'Interface<Core>'"),
        ])
    func forbiddenLine(_ forbidden: Forbidden) async throws {
        let result = try await typecheck(forbidden.line)
        #expect(result.exitCode != 0)
        #expect(result.output.contains("error: \(forbidden.diagnostic)"), "\(result.output)")
    }

    private static func extra(_ label: String) -> String { "extra argument '\(label)' in call" }

    private func typecheck(_ line: String) async throws -> Command {
        let folder = try TemporaryFolder()
        let source = try folder.write(try Manifest.plainPart(adding: line), to: "main.swift")
        return try await Command.compile(["-typecheck", source])
    }
}
