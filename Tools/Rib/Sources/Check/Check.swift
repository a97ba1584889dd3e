package import Platform

/// All rules, over a house as it is now.
package struct Check {
    let house: House
    /// The files of each target, by its name; no entry for one whose folder is missing.
    let sources: [String: [SourceFile]]
    /// Whether the house's own drawing shows another one.
    let hasOldDrawing: Bool
    /// The languages that the project says it speaks.
    let languages: ProjectLanguages

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
    }

    /// What is broken, sorted by place.
    package var findings: [Finding] {
        let parts = [
            house.table.findings, tableFindings, dependencyFindings, forbiddenWordFindings, cycleFindings,
            bundleFindings, folderFindings,
            importFindings, unusedFindings, nameFindings, publicFindings, testFindings, screenFindings,
            rootFindings, languageFindings, wordFindings,
        ]
        return parts.flatMap(\.self).sorted { ($0.path, $0.line, $0.message) < ($1.path, $1.line, $1.message) }
    }

    /// The files of a target, none when its folder is missing.
    func files(_ target: Target) -> [SourceFile] { sources[target.name] ?? [] }
}
