package import Platform

/// Checks a working copy against all rules.
package struct Check {
    let house: House
    /// The files of each target, by target name; no entry for a target whose folder is missing.
    let sources: [String: [SourceFile]]
    /// Whether the stored drawing of the house is outdated.
    let hasOldDrawing: Bool
    /// The languages of the project.
    let languages: ProjectLanguages
    /// The page of modules, if there is one.
    let page: ModulesPage?

    /// Reads every Swift file of every target.
    ///
    /// - Throws: `SystemError` when a file cannot be read.
    package init(_ house: House) throws(SystemError) {
        self.house = house
        var sources: [String: [SourceFile]] = [:]
        for target in house.targets {
            if let files = try house.sources(of: target) { sources[target.name] = files }
        }
        self.sources = sources
        hasOldDrawing = try house.newDrawing() != nil
        languages = try ProjectLanguages(of: house)
        page = try ModulesPage(of: house)
    }

    /// All violations, sorted by position.
    package var findings: [Finding] {
        let parts = [
            house.table.findings, tableFindings, dependencyFindings, forbiddenWordFindings, cycleFindings,
            bundleFindings, folderFindings,
            importFindings, mainFindings, unusedFindings, nameFindings, publicFindings, testFindings, screenFindings,
            rootFindings, pageFindings, languageFindings, wordFindings,
        ]
        return parts.flatMap(\.self).sorted { ($0.path, $0.line, $0.message) < ($1.path, $1.line, $1.message) }
    }

    /// Returns the files of a target; empty if its folder is missing.
    func files(_ target: Target) -> [SourceFile] { sources[target.name] ?? [] }
}
