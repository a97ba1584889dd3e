import PlatformTesting
import Testing

/// Adds a line to the table, and compiles or runs it: a forbidden edge has no words, or stops the manifest.
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
            #"Core("Extra", for: [.data], core: ["Platform"], system: ["CSQLite"])"#,
            #"Domain("Extra", domains: ["Profile"])"#,
            #"Data("Extra", domains: ["Profile"], core: ["SQLite"])"#,
            #"Data("Extra", data: ["MandalartSchema"], domains: ["Profile"], core: ["SQLite"])"#,
            #"Feature("Extra", features: ["Home"], domains: ["Profile"], core: ["Resource"])"#,
            #"Feature("Extra", isShared: true, domains: ["Profile"], core: ["Resource"])"#,
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
            Forbidden(
                "a core module is for core modules", #"Core("Extra", for: [.core])"#,
                "type 'Layer' has no member 'core'"),
            Forbidden("a core module names data", #"Core("Extra", data: ["Profile"])"#, extra("data")),
            Forbidden("a domain names a feature", #"Domain("Extra", features: ["Home"])"#, extra("features")),
            Forbidden("a domain names data", #"Domain("Extra", data: ["Profile"])"#, extra("data")),
            Forbidden("a domain names a system library", #"Domain("Extra", system: ["CSQLite"])"#, extra("system")),
            Forbidden(
                "data names a feature", #"Data("Extra", domains: ["Profile"], features: ["Home"])"#, extra("features")),
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

    @Test(
        "a line that names a core module which is not for its layer stops the manifest with one sentence",
        arguments: [
            stopping("a domain names a store", #"Domain("Extra", core: ["SQLite"])"#, "SQLite"),
            stopping("a domain names the system", #"Domain("Extra", core: ["Platform"])"#, "Platform"),
            stopping("a domain names a terminal", #"Domain("Extra", core: ["Terminal"])"#, "Terminal"),
            stopping("data names a console", #"Data("Extra", domains: [], core: ["Console"])"#, "Console"),
            Forbidden(
                "data names data that is no schema", #"Data("Extra", data: ["Profile"], domains: ["Profile"])"#,
                "Data “Extra” names “Profile”, which is no schema."),
            stopping("a feature names a store", #"Feature("Extra", core: ["SQLite"])"#, "SQLite"),
            stopping("a core module for domains names the system", #"Core("Extra", core: ["Platform"])"#, "Platform"),
            stopping("a core module for domains wraps a library", #"Core("Extra", system: ["CSQLite"])"#, "CSQLite"),
        ])
    func stoppingLine(_ forbidden: Forbidden) async throws {
        let folder = try TemporaryFolder()
        let source = try folder.write(
            try Manifest.plainPart(adding: forbidden.line) + "_ = House.targets\n", to: "main.swift")
        let program = folder.file("manifest")
        _ = try await Command.compile([source, "-o", program]).successfulOutput()
        let result = try await Command.run([program])
        #expect(result.exitCode != 0)
        #expect(result.output.contains("Fatal error: \(forbidden.diagnostic)\n"), "\(result.output)")
    }

    /// A line that names a core module or a system library which is not for its layer.
    private static func stopping(_ title: String, _ line: String, _ name: String) -> Forbidden {
        let word = String(line.prefix { $0 != "(" })
        let user = word == "Core" ? "Domain, and “Extra” is" : word
        return Forbidden(title, line, "\(word) “Extra” names “\(name)”, which is not for \(user).")
    }

    private static func extra(_ label: String) -> String { "extra argument '\(label)' in call" }

    private func typecheck(_ line: String) async throws -> Command {
        let folder = try TemporaryFolder()
        let source = try folder.write(try Manifest.plainPart(adding: line), to: "main.swift")
        return try await Command.compile(["-typecheck", source])
    }
}
