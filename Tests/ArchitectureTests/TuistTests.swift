import RibKit
import Testing

@Suite("Project.swift, as Tuist reads it")
struct TuistTests {
    @Test("read as Package.swift it declares package settings and nothing else")
    func packageSettings() async throws {
        #expect(try await TuistProject.read(flags: ["-D", "TUIST"]) == "package settings\n")
    }

    @Test("every target of the table appears, in the same order")
    func sameTargets() async throws {
        let (project, manifest) = try await both()
        #expect(project.targets.map(\.name) == manifest.targets.map(\.name))
    }

    /// Tuist refuses a project in which a test or a tool depends on a command-line tool: such an edge only orders a
    /// SwiftPM build, and is left out.
    @Test("every target has the edges it has under SwiftPM, but for those to programs")
    func sameEdges() async throws {
        let (project, manifest) = try await both()
        for (theirs, ours) in zip(project.targets, manifest.targets) {
            let linked = ours.dependencies.filter { manifest.rank(named: $0) != .program }
            let names = linked.filter { manifest.systemLibraries[$0] == nil }
            #expect(theirs.dependencies.filter { !$0.hasPrefix("sdk:") } == names, "\(theirs.name)")
            let libraries = theirs.dependencies.filter { $0.hasPrefix("sdk:library:") }
            #expect(libraries.count == linked.count - names.count, "\(theirs.name)")
        }
    }

    @Test("a library is a static framework, a test target is unit tests, a program is a command-line tool")
    func products() async throws {
        let (project, manifest) = try await both()
        for (theirs, ours) in zip(project.targets, manifest.targets) {
            let expected =
                switch ours.kind {
                case .interface, .implementation, .testing: "staticFramework"
                case .tests: "unitTests"
                case .program: "commandLineTool"
                }
            #expect(theirs.product == expected, "\(theirs.name)")
        }
    }

    @Test("bundle identifiers are well-formed, and distinct whatever the case of their letters")
    func bundleIdentifiers() async throws {
        let identifiers = try await TuistProject.current.targets.map(\.bundleIdentifier)
        for identifier in identifiers {
            #expect(identifier.wholeMatch(of: /[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+/) != nil, "\(identifier)")
        }
        #expect(Set(identifiers.map { $0.lowercased() }).count == identifiers.count)
    }

    @Test("every target takes the Swift files of its own folder")
    func sources() async throws {
        let (project, manifest) = try await both()
        for (theirs, ours) in zip(project.targets, manifest.targets) {
            #expect(theirs.sources == ["\(ours.folder)/**"])
            #expect(Repository.isFolder(ours.folder), "\(ours.folder) is missing")
        }
    }

    @Test("the settings name the module maps of the system libraries and what SwiftPM gives every target")
    func settings() async throws {
        let (project, manifest) = try await both()
        let paths = project.settings["SWIFT_INCLUDE_PATHS"]?.split(separator: " ").map(String.init)
        #expect(Set(paths ?? []) == Set(manifest.systemLibraries.values.map { "$(SRCROOT)/\($0)" }))
        let flags = try #require(project.settings["OTHER_SWIFT_FLAGS"])
        #expect(flags.contains("-package-name ribcage"))
        for feature in ["ExistentialAny", "MemberImportVisibility", "InternalImportsByDefault"] {
            #expect(flags.contains("-enable-upcoming-feature \(feature)"))
        }
        #expect(project.settings["SWIFT_VERSION"] == "6.0")
        #expect(project.settings["SWIFT_TREAT_WARNINGS_AS_ERRORS"] == "YES")
    }

    @Test("one scheme builds every program, so that tests find those that they drive, and runs all tests")
    func scheme() async throws {
        let (project, manifest) = try await both()
        #expect(Set(project.built) == Set(manifest.targets.filter { $0.kind == .program }.map(\.name)))
        #expect(project.tested == manifest.targets.filter { $0.kind == .tests }.map(\.name))
        #expect(project.settings["ENABLE_TESTING_SEARCH_PATHS"] == "YES")
    }

    private func both() async throws -> (TuistProject, Manifest) {
        try await (TuistProject.current, Manifest.current)
    }
}
