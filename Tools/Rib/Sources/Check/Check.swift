package import Platform

package struct Check {
    let house: House
    /// The files of each target, by target name; no entry for a target whose folder is missing.
    let sources: [String: [SourceFile]]
    /// Whether the stored drawing of the house is outdated.
    let hasOldDrawing: Bool
    let oldStubs: [House.OldStub]
    let languages: ProjectLanguages
    let page: ModulesPage?

    package init(_ house: House) throws(SystemError) {
        self.house = house
        var sources: [String: [SourceFile]] = [:]
        for target in house.targets {
            if let files = try house.sources(of: target) { sources[target.name] = files }
        }
        self.sources = sources
        hasOldDrawing = try house.newDrawing() != nil
        oldStubs = try house.oldStubs()
        languages = try ProjectLanguages(of: house)
        page = try ModulesPage(of: house)
    }

    /// All violations, sorted by position.
    package var findings: [Finding] {
        var all = Findings()
        all.list = house.table.findings + missingTexts.filter { $0.severity == .error }
        let rules = [
            checkTable, checkDependencies, checkForbiddenWords, checkCycles, checkBundles, checkFolders, checkImports,
            checkMain, checkUnused, checkNames, checkPublic, checkTests, checkScreens, checkRoot, checkPage,
            checkTranslations, checkTables, checkWords, checkStubs, checkPlaces, checkWorkflows,
        ]
        for check in rules { check(&all) }
        return all.list.sorted { ($0.path, $0.line, $0.message) < ($1.path, $1.line, $1.message) }
    }

    /// Returns the files of a target; empty if its folder is missing.
    func files(_ target: Target) -> [SourceFile] { sources[target.name] ?? [] }
}

struct Findings {
    var list: [Finding] = []

    mutating func add(_ path: String, _ line: Int, _ rule: Finding.Rule, _ message: String, fix: Fix? = nil) {
        list.append(Finding(path, line, rule, message, fix: fix))
    }

    mutating func add(_ line: Int, _ rule: Finding.Rule, _ message: String, fix: Fix? = nil) {
        add(Table.path, line, rule, message, fix: fix)
    }
}
