import Foundation
import Testing

@Suite("Branches of a new project")
struct BranchTests {
    @Test("that each add a feature to one place conflict in two files, and all is in order when these are mended")
    func features() throws {
        let project = try TemplateFixture("--languages en,ko")
        let (builder, table) = ("Modules/Feature/Home/Sources/HomeBuilder.swift", "Project.swift")
        let main = try project.git("branch --show-current").trimmingCharacters(in: .whitespacesAndNewlines)
        for name in ["Alarms", "Bells"] {
            try project.git("checkout --quiet -b \(name) \(main)")
            let made = try project.rib("new feature \(name) --into Home")
            #expect(made.code == 0, "\(made.output)")
            try project.commit()
        }
        try project.git("merge --quiet Alarms")
        let conflicts = try project.git("diff --name-only --diff-filter=U").split(separator: "\n").map(String.init)
        #expect(conflicts == [builder, table])

        // As a person does: both ways, and one line of Home with both features.
        for path in [builder, table] {
            let lines = try project.text(path).split(separator: "\n", omittingEmptySubsequences: false)
                .filter { line in !["<<<<<<< ", "=======", ">>>>>>> "].contains(where: line.hasPrefix) }
            try project.write(lines.joined(separator: "\n"), to: path)
        }
        let ways = try project.text(builder)
        try project.write(ways.replacing("bellsBuilder.build() }\n", with: "bellsBuilder.build() },\n"), to: builder)
        let both = try project.text(table)
            .replacing("        Feature(\"Home\", features: [\"Alarms\"]),\n", with: "")
            .replacing("[\"Bells\"]", with: "[\"Alarms\", \"Bells\"]")
        try project.write(both, to: table)
        let mended = try project.rib("check --fix")
        #expect(mended.output.contains("\nThe house is in order: 12 modules, 37 targets.\n"), "\(mended.output)")
        let formatted = "swift format format --in-place --recursive App Modules/Feature Tools/Catalog"
        #expect(try project.folder.run(formatted, in: "project").code == 0)
        let features = try project.text("App/Planner/Sources/RootComponent+Features.swift")
        let entries = ["Alarms", "Bells", "Home"].flatMap { name in
            [
                "import \(name)Feature\n", "        \(name)Builder.placeDescription,\n",
                "{ \(name)Builder(dependency: self) }\n", "extension RootComponent: \(name)Dependency {}\n",
            ]
        }
        for entry in entries { #expect(features.ranges(of: entry).count == 1, "\(entry) in \(features)") }
        for path in ["Modules/Feature/Home/Sources/HomePhrases.swift", "Tools/Catalog/Sources/Catalog.swift"] {
            let text = try project.text(path)
            for name in ["Alarms", "Bells"] { #expect(text.ranges(of: "(\"\(name)\"").count == 1, "\(text)") }
        }
    }
}
