// swift-tools-version: 6.3
// The manifest for SwiftPM, by the link Package.swift, and for Tuist. A module is a folder in Modules/<Layer>/ and a line
// below. A line names the core modules that are for its layer. All modules have Basics without naming it.

enum House {
    static let modules: [any Module] = [
        Core("Basics"),
        Core("Platform", for: [.data], toolchain: ["Darwin", "Glibc"]),
        Core("Terminal", for: [.data, .feature], core: ["Platform"]),
        Core("SQLite", for: [.data], core: ["Platform"], system: ["CSQLite"]),
        Core("Journal", for: [.data], core: ["Platform", "SQLite"]),
        Core("Formats", for: [.data], core: ["Terminal"]),
        Core("Resource", for: [.data, .feature], core: ["Platform"]),
        Core("Ribcage", for: [.feature]),
        Core("Commands", for: [.feature], core: ["Platform", "Terminal"]),
        Core("Screens", for: [.feature], core: ["Commands", "Ribcage", "Terminal"]),
        Core("Console", for: [], core: ["Platform", "Terminal"]),
        Core("Host", for: [], core: ["Commands", "Console", "Platform", "Ribcage", "Screens", "Terminal"]),
        Core("Stores", for: [], core: ["Commands", "Console", "Host", "Journal", "Platform", "Ribcage", "SQLite"]),
        Core("Sync", for: [], core: ["Commands", "Host", "Journal", "Platform", "SQLite", "Stores"]),
        Core("Doubles", for: []),

        Domain("Dreams", domains: ["Mandalart", "Profile"]),
        Domain("Mandalart"),
        Domain("EventLog", domains: ["Mandalart"]),
        Domain("Progress", domains: ["Mandalart"]),
        Domain("Profile"),
        Domain("Sakatsu"),
        Domain("Suggestions", domains: ["Mandalart"]),
        Domain("Templates", domains: ["Mandalart"]),
        Domain("Exchange", domains: ["Dreams", "Mandalart", "Progress"]),

        Data("MandalartSchema", domains: ["Mandalart", "Profile"], core: ["Journal", "SQLite"]),
        Data("SakatsuSchema", domains: ["Sakatsu"], core: ["Journal", "SQLite"]),
        Data("Sakatsu", data: ["SakatsuSchema"], domains: ["Sakatsu"], core: ["Formats"]),
        Data("Dreams", data: ["MandalartSchema"], domains: ["Dreams", "Mandalart"]),
        Data("Mandalart", data: ["MandalartSchema"], domains: ["Dreams", "Exchange", "Mandalart", "Progress"]),
        Data("EventLog", data: ["MandalartSchema"], domains: ["EventLog", "Mandalart"]),
        Data("Progress", data: ["MandalartSchema"], domains: ["Mandalart", "Progress"]),
        Data("Profile", data: ["MandalartSchema"], domains: ["Profile"], core: ["Platform"]),
        Data(
            "Suggestions", data: ["MandalartSchema"], domains: ["Mandalart", "Profile", "Suggestions"],
            core: ["Platform", "Resource"]),
        Data(
            "Exchange", domains: ["Dreams", "Exchange", "Mandalart", "Progress"],
            core: ["Formats", "Platform", "Terminal"]),

        Feature("Cells", isShared: true, domains: ["Mandalart", "Progress"]),
        Feature(
            "Launch", features: ["Cells", "Charts", "Finder", "Home", "Onboarding", "Review", "Today"],
            domains: ["Exchange", "Mandalart", "Profile", "Progress"]),
        Feature("Onboarding", domains: ["EventLog", "Mandalart", "Profile"]),
        Feature("Charts", features: ["Templates"], domains: ["Mandalart", "Templates"]),
        Feature("Templates", domains: ["Mandalart", "Templates"]),
        Feature("Dreams", features: ["DreamTree"], domains: ["Dreams", "Mandalart"]),
        Feature("DreamTree", domains: ["Dreams", "Mandalart"]),
        Feature("Finder", features: ["Cells", "Dreams"], domains: ["Dreams", "Mandalart", "Progress"]),
        Feature(
            "Home", features: ["Cells", "Editor", "Fill", "Overview", "Progress", "Settings", "SubGoal", "Suggest"],
            domains: ["Exchange", "Mandalart", "Profile", "Progress"]),
        Feature("Progress", features: ["Cells", "Trend"], domains: ["Exchange", "Mandalart", "Progress"]),
        Feature("Trend", domains: ["Exchange", "Mandalart", "Progress"]),
        Feature("Fill", domains: ["Mandalart", "Suggestions"]),
        Feature("Overview", domains: ["Mandalart"]),
        Feature(
            "SubGoal", features: ["Cells", "Editor", "Fill", "Item", "Suggest"],
            domains: ["Mandalart", "Profile", "Progress"]),
        Feature("Item", features: ["Cells", "Editor"], domains: ["Mandalart", "Progress"]),
        Feature("Editor", domains: ["EventLog", "Mandalart", "Profile", "Progress"]),
        Feature("Settings", features: ["Privacy"], domains: ["Profile"]),
        Feature("Privacy", domains: ["EventLog"]),
        Feature("Insights", domains: ["EventLog", "Mandalart", "Progress"]),
        Feature("Today", features: ["Cells", "Dreams"], domains: ["Dreams", "Mandalart", "Progress"]),
        Feature("Review", features: ["Cells"], domains: ["Mandalart", "Progress"]),
        Feature("Suggest", domains: ["Mandalart", "Progress", "Suggestions"]),
        Feature("Timer", domains: ["Sakatsu"]),
        Feature("Statistics", domains: ["Sakatsu"]),
        Feature("SakatsuSettings", domains: ["Sakatsu"]),
        Feature("Visit", features: ["Timer"], domains: ["Sakatsu"]),
        Feature("Visits", features: ["SakatsuSettings", "Statistics", "Visit"], domains: ["Sakatsu"]),
    ]

    static let systemLibraries: [SystemLibrary] = [
        SystemLibrary("CSQLite", of: "SQLite", links: "sqlite3", apt: "libsqlite3-dev")
    ]

    static let outside: [any Module] = [
        App(
            "mandalart", in: "App/Mandalart/Sources", features: ["Charts", "Dreams", "Finder", "Insights", "Launch"],
            core: ["Stores", "Sync"]),
        App("sakatsu", in: "App/Sakatsu/Sources", features: ["Visits"], core: ["Stores", "Sync"]),
        CrossTests("ArchitectureTests", kits: ["RibKit", "SwiftFileKit"]),
        CrossTests("RibTests", core: ["Basics", "Platform"], kits: ["RibKit", "SwiftFileKit"], drives: ["rib"]),
        CrossTests(
            "TranscriptTests", core: ["Basics", "Host", "Platform", "SQLite", "Terminal"], kits: ["ProcessKit"],
            drives: ["mandalart", "sakatsu", "timer-example"]),
        CrossTests(
            "FuzzTests", core: .all, domains: ["Exchange", "Mandalart", "Sakatsu"], data: ["Exchange", "Sakatsu"]),
        CrossTests(
            "TransferTests", core: .all, domains: ["Dreams", "Exchange", "Mandalart", "Progress"],
            data: ["Dreams", "Mandalart", "MandalartSchema", "Progress"]),
        CrossTests("SnapshotTests", core: .all, kits: ["CatalogKit"]),
        CrossTests("RibcageConformance", core: ["Basics", "Ribcage"]),
        CrossTests("DocumentationTests", core: .all),
        Tool(
            "bench", in: "Tools/Benchmarks/Sources",
            core: ["Basics", "Commands", "Platform", "Resource", "Ribcage", "SQLite"], kits: ["ProcessKit"],
            drives: ["empty-program", "mandalart", "rib"]),
        ToolKit("ProcessKit", in: "Tools/Process/Sources", core: ["Platform"]),
        Tool(
            "torture", in: "Tools/Attacks/Sources", core: ["Platform"], kits: ["ProcessKit"],
            drives: ["mandalart", "sakatsu"]),
        ToolKit("SwiftFileKit", in: "Tools/Rib/SwiftFile"),
        ToolKit("RibKit", in: "Tools/Rib/Sources", core: ["Basics", "Commands", "Platform"], kits: ["SwiftFileKit"]),
        Catalog(
            "CatalogKit", in: "Tools/Catalog/Sources", core: ["Basics", "Commands", "Ribcage", "Screens", "Terminal"]),
        Tool("Catalog", in: "Tools/Catalog/Main", core: ["Host", "Platform"], kits: ["CatalogKit", "RibKit"]),
        Tool("rib", in: "Tools/Rib/Main", core: ["Platform"], kits: ["RibKit"]),
        Tool("empty-program", in: "Tools/Benchmarks/EmptyProgram"),
        Tool("timer-example", in: "Tools/Timer", core: .all),
    ]
}

// MARK: - The layers, and what each may depend on

/// A line of the table: what a module expands to.
protocol Module: Sendable { var targets: [TargetLine] { get } }

/// A layer that may use a core module. Apps, tests and tools may use any.
enum Layer: String, CaseIterable { case domain = "Domain", data = "Data", feature = "Feature" }

/// A module's name in its line. The layer turns it into the target of its interface, never of its implementation.
struct Interface<Layer>: ExpressibleByStringLiteral {
    let name: String
    init(stringLiteral name: String) {
        let isTarget = ["Domain", "Data", "Feature", "Interface", "Testing", "Tests"].contains { name.hasSuffix($0) }
        precondition(!isTarget, "“\(name)” names a target. Name the module of the layer \(Layer.self) that is meant.")
        self.name = name
    }
}
typealias Names<Layer> = [Interface<Layer>]

extension Names<Core> {
    /// All core modules, for tests of what crosses them.
    static var all: Self { House.modules.compactMap { $0 as? Core }.map { .init(stringLiteral: $0.targets[0].name) } }
}

/// Shared machinery that knows no feature. All modules have Basics, which has no input or output. `toolchain` names what
/// only such core modules may import: Foundation, the C library. What a project takes over is tested in the template.
struct Core: Module {
    let targets: [TargetLine]
    let users: [Layer]
    init(
        _ name: String, for use: [Layer] = Layer.allCases, core: Names<Core> = [], system: Names<SystemLibrary> = [],
        toolchain: [String] = [], isTested: Bool = true
    ) {
        let (folder, core) = ("Modules/Core/\(name)", (name == "Basics" ? [] : ["Basics"]) + core.map(\.name))
        let sources = core + system.map(\.name)
        let doubles = [name] + sources + core.map { "\($0)Testing" }
        targets = [
            (.implementation, name, "\(folder)/Sources", sources),
            (.testing, "\(name)Testing", "\(folder)/Testing", doubles),
            (.tests, "\(name)Tests", "\(folder)/Tests", doubles + ["\(name)Testing"]),
        ].filter { isTested || $0.kind != .tests }
        users = use
    }
}

/// Entities, use cases and repository protocols, without input or output. Tests alone have Swift Testing (DoublesTesting).
struct Domain: Module {
    let targets: [TargetLine]
    init(_ name: String, domains: Names<Domain> = [], core: Names<Core> = []) {
        let (folder, name) = ("Modules/Domain/\(name)", "\(name)Domain")
        let (core, domains) = (["Basics"] + core.map(\.name), domains.map { "\($0.name)Domain" })
        let interface = core + domains.map { "\($0)Interface" }
        let sources = ["\(name)Interface"] + interface
        let doubles = sources + ["Doubles"] + (core + domains).map { "\($0)Testing" }
        targets = [
            (.interface, "\(name)Interface", "\(folder)/Interface", interface),
            (.implementation, name, "\(folder)/Sources", sources),
            (.testing, "\(name)Testing", "\(folder)/Testing", doubles),
            (.tests, "\(name)Tests", "\(folder)/Tests", doubles + [name, "\(name)Testing", "DoublesTesting"]),
        ]
    }
}

/// Repositories and formats over real stores, without interfaces of its own. One over a schema has the journal, too.
struct Data: Module {
    let targets: [TargetLine]
    init(_ name: String, data: Names<Data> = [], domains: Names<Domain>, core: Names<Core> = []) {
        let other = data.map(\.name).first { !$0.hasSuffix("Schema") }
        if let other { preconditionFailure("Data “\(name)” names “\(other)”, which is no schema.") }
        let (folder, name) = ("Modules/Data/\(name)", "\(name)Data")
        let (schema, domains) = (data.map { "\($0.name)Data" }, domains.map { "\($0.name)Domain" })
        let core = ["Basics"] + core.map(\.name) + (data.isEmpty ? [] : ["Journal", "SQLite"])
        let sources = core + schema + domains.map { "\($0)Interface" }
        let doubles = [name] + sources + (core + schema + domains).map { "\($0)Testing" }
        targets = [
            (.implementation, name, "\(folder)/Sources", sources),
            (.testing, "\(name)Testing", "\(folder)/Testing", doubles),
            (.tests, "\(name)Tests", "\(folder)/Tests", doubles + ["\(name)Testing", "DoublesTesting"]),
        ]
    }
}

/// One RIB, or what several share: an interface alone. Knows other features and domains by their interfaces alone.
struct Feature: Module {
    let targets: [TargetLine]
    init(
        _ base: String, isShared: Bool = false, features: Names<Feature> = [], domains: Names<Domain> = [],
        core: Names<Core> = []
    ) {
        let (folder, name, rib) = ("Modules/Feature/\(base)", "\(base)Feature", isShared ? [] : ["\(base)Feature"])
        let (others, domains) = (features.map { "\($0.name)Feature" }, domains.map { "\($0.name)Domain" })
        let (core, shown) = (["Basics"] + core.map(\.name) + ["Ribcage"], ["Commands", "Screens", "Terminal"])
        let interface = core + domains.map { "\($0)Interface" } + (isShared ? shown : [])
        let sources = ["\(name)Interface"] + interface + others.map { "\($0)Interface" } + (isShared ? [] : shown)
        let doubles = [sources[0]] + interface + ["Doubles", "BasicsTesting", "RibcageTesting", "ScreensTesting"]
        let hosts = ["\(name)Testing", "Doubles", "ConsoleTesting", "Host", "HostTesting"]
        let whole = sources + rib + hosts + (core + shown + others + domains).map { "\($0)Testing" }
        targets = [
            (.interface, "\(name)Interface", "\(folder)/Interface", interface),
            (.implementation, name, "\(folder)/Sources", sources),
            (.testing, "\(name)Testing", "\(folder)/Testing", doubles),
            (.tests, "\(name)Tests", "\(folder)/Tests", whole + ["DoublesTesting"]),
            (.program, "\(base)Example", "\(folder)/Example", whole),
        ].filter { !isShared || ![.implementation, .program].contains($0.0) }
    }
}

/// A program with a prompt. Links the features that it begins with, all that these lead to, core modules and data modules.
struct App: Module {
    let targets: [TargetLine]
    init(_ name: String, in folder: String, features: Names<Feature>, core: Names<Core> = [], data: Names<Data> = []) {
        let known = House.modules.flatMap(\.targets)
        let stores = known.filter { $0.kind == .implementation && $0.folder.hasPrefix("Modules/Data/") }
        let named = core.map(\.name) + features.map { "\($0.name)Feature" } + data.map { "\($0.name)Data" }
        var (linked, next) = (Set<String>(), ["Host"] + named)
        while let name = next.popLast() {
            guard linked.insert(name).inserted else { continue }
            next += known.first { $0.name == name }?.dependencies ?? []
            guard name.hasSuffix("Interface") else { continue }
            let met = stores.filter { $0.dependencies.allSatisfy { !$0.hasSuffix("Interface") || linked.contains($0) } }
            next += [String(name.dropLast("Interface".count))] + met.map(\.name)
        }
        targets = [(.program, name, folder, known.map(\.name).filter(linked.contains))]
    }
}

/// The library of a tool that shows every screen: it depends on the implementations of all features, and on core modules.
struct Catalog: Module {
    let targets: [TargetLine]
    init(_ name: String, in folder: String, core: Names<Core>) {
        let known = House.modules.filter { $0 is Feature }.flatMap(\.targets).filter { $0.kind == .implementation }
        targets = [(.implementation, name, folder, core.map(\.name) + known.map(\.name))]
    }
}

/// Tests of what crosses modules, or of what a core module promises to all. They drive built programs from outside.
struct CrossTests: Module {
    let targets: [TargetLine]
    init(
        _ name: String, core: Names<Core> = [], domains: Names<Domain> = [],
        data: Names<Data> = [], kits: Names<ToolKit> = [], drives programs: [String] = []
    ) {
        let doubles = (core.map(\.name) + ["Platform"]).map { "\($0)Testing" }
        let parts = domains.flatMap { name in ["", "Interface", "Testing"].map { "\(name.name)Domain\($0)" } }
        let own = parts + data.map { "\($0.name)Data" } + kits.map(\.name)
        targets = [(.tests, name, "Tests/\(name)", core.map(\.name) + own + Set(doubles).sorted() + programs)]
    }
}

/// A program for developers. It drives built programs from outside.
struct Tool: Module {
    let targets: [TargetLine]
    init(_ name: String, in path: String, core: Names<Core> = [], kits: Names<ToolKit> = [], drives: [String] = []) {
        targets = [(.program, name, path, core.map(\.name) + kits.map(\.name) + drives)]
    }
}

/// The code of a tool without its `main`, so that tests can import it.
struct ToolKit: Module {
    let targets: [TargetLine]
    init(_ name: String, in folder: String, core: Names<Core> = [], kits: Names<ToolKit> = []) {
        targets = [(.implementation, name, folder, core.map(\.name) + kits.map(\.name))]
    }
}

/// A C library of the system, with a module map in the core module that wraps it. macOS has it; `apt` has the headers.
struct SystemLibrary {
    let name, folder, library, apt: String
    init(_ name: String, of core: String, links linked: String, apt: String) {
        (self.name, folder, library, self.apt) = (name, "Modules/Core/\(core)/\(name)", linked, apt)
    }
}

/// One target, in the terms that both build systems share.
typealias TargetLine = (kind: TargetKind, name: String, folder: String, dependencies: [String])
enum TargetKind { case interface, implementation, testing, tests, program }

extension House {
    static var targets: [TargetLine] {
        modules.forEach(check)
        return (modules + outside).flatMap(\.targets)
    }

    /// The targets with these names, with all that they depend on.
    static func targets(of names: [String]) -> [TargetLine] {
        var (needed, next) = (Set<String>(), names)
        while let name = next.popLast() {
            guard needed.insert(name).inserted else { continue }
            next += targets.first { $0.name == name }?.dependencies ?? []
        }
        return targets.filter { needed.contains($0.name) }
    }

    /// Stops the manifest at a name that its layer must not use.
    static func check(_ module: any Module) {
        let core = modules.compactMap { $0 as? Core }.map { ($0.targets[0].name, $0.users) }
        let users = Dictionary(core + systemLibraries.map { ($0.name, []) }) { first, _ in first }
        let part = module.targets[0].folder.split(separator: "/").map(String.init)
        let layer = Layer(rawValue: part[1]) ?? users[part[2]]?.first { $0 == .domain }
        let shipped = module.targets.filter { $0.kind == .interface || $0.kind == .implementation }
        if let layer, let name = shipped.flatMap(\.dependencies).first(where: { users[$0]?.contains(layer) == false }) {
            let reason = part[1] == "Core" ? ", and “\(part[2])” is" : ""
            preconditionFailure("\(part[1]) “\(part[2])” names “\(name)”, which is not for \(layer.rawValue)\(reason).")
        }
    }

    static let upcoming = [
        "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility", "NonisolatedNonsendingByDefault",
    ]
}

// MARK: - The same targets for each build system

#if TUIST
import ProjectDescription
let packageSettings = PackageSettings()
#elseif canImport(ProjectDescription)
import ProjectDescription
/// Tuist links what a target depends on, and refuses a program there. Such an edge only orders a build of SwiftPM.
let programs = Set(House.targets.filter { $0.kind == .program }.map(\.name))

let project = Project(
    name: "Ribcage",
    settings: .settings(base: [
        "SWIFT_VERSION": "6.0", "SWIFT_TREAT_WARNINGS_AS_ERRORS": "YES",
        "ENABLE_TESTING_SEARCH_PATHS": "YES",  // The doubles of tests use Swift Testing, and are frameworks.
        "SWIFT_INCLUDE_PATHS": .array(House.systemLibraries.map { "$(SRCROOT)/\($0.folder)" }),
        "OTHER_SWIFT_FLAGS": .array(
            ["-package-name", "ribcage"] + House.upcoming.flatMap { ["-enable-upcoming-feature", $0] }),
    ]),
    targets: House.targets.map { line in
        .target(
            name: line.name, destinations: .macOS,
            product: line.kind == .tests ? .unitTests : line.kind == .program ? .commandLineTool : .staticFramework,
            bundleId: "dev.ribcage.\(line.name)", deploymentTargets: .macOS("15.4"), sources: ["\(line.folder)/**"],
            dependencies: line.dependencies.filter { !programs.contains($0) }.map { name in
                let system = House.systemLibraries.first { $0.name == name }
                return system.map { .sdk(name: $0.library, type: .library) } ?? .target(name: name)
            })
    },
    // The tests find the programs that they drive among the products of a build.
    schemes: [
        .scheme(
            name: "Everything", buildAction: .buildAction(targets: programs.sorted().map { .target($0) }),
            testAction: .targets(
                House.targets.filter { $0.kind == .tests }.map { .testableTarget(target: .target($0.name)) }))
    ])
#else
import PackageDescription
@MainActor func target(_ line: TargetLine) -> Target {
    let settings = House.upcoming.map { SwiftSetting.enableUpcomingFeature($0) } + [.treatAllWarnings(as: .error)]
    let (name, folder, uses) = (line.name, line.folder, line.dependencies.map { Target.Dependency(stringLiteral: $0) })
    return switch line.kind {
    case .tests: .testTarget(name: name, dependencies: uses, path: folder, swiftSettings: settings)
    case .program: .executableTarget(name: name, dependencies: uses, path: folder, swiftSettings: settings)
    case _ where name == "SwiftFileKit":  // The tool reads each file of the house with it, also as a debug build.
        .target(name: name, dependencies: uses, path: folder, swiftSettings: settings + [.unsafeFlags(["-O"])])
    default: .target(name: name, dependencies: uses, path: folder, swiftSettings: settings)
    }
}

/// Whether this package was cloned for another one, which SwiftPM does into a folder of this name.
let isDependency = Context.packageDirectory.split(separator: "/").dropLast().last == "checkouts"

/// A package that names this one by its address gets the runtime alone: no two modules of all packages may have one name.
let products = ["Ribcage", "RibcageTesting"] + (isDependency ? [] : ["Host", "HostTesting"])

let package = Package(
    name: "Ribcage",
    platforms: [.macOS("15.4"), .iOS("18.4"), .tvOS("18.4"), .watchOS("11.4"), .visionOS("2.4")],
    products: products.map { .library(name: $0, targets: [$0]) },
    targets: (isDependency ? House.targets(of: products) : House.targets).map { target($0) }
        + (isDependency ? [] : House.systemLibraries).map {
            .systemLibrary(name: $0.name, path: $0.folder, providers: [.apt([$0.apt])])
        },
    swiftLanguageModes: [.v6])
#endif
