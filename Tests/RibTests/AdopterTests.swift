import Foundation
import PlatformTesting
import Testing

/// A package of others that names this one by its address. It takes a minute: `.ci/run` asks for it.
@Suite(
    "A package that takes the runtime alone",
    .enabled(if: ProcessInfo.processInfo.environment["RIB_BUILDS"] != nil, "RIB_BUILDS=1 builds what rib writes"))
struct AdopterTests {
    @Test("gets it from a release by its version, builds no other module, and may use the names of those for its own")
    func release() throws {
        let folder = try WorkingCopy().folder
        func run(_ words: String, in place: String = "") throws -> String {
            let (code, output) = try folder.run("\(Self.identity) \(words)", in: place)
            #expect(code == 0, "\(words): \(output)")
            return output
        }
        let log = folder.file(".github/CHANGELOG.md")
        let unreleased = try String(contentsOfFile: log, encoding: .utf8)
        #expect(unreleased.contains("\n## Unreleased\n"))
        try unreleased.replacing("## Unreleased", with: "## \(Self.version)").write(
            toFile: log, atomically: true, encoding: .utf8)
        for words in ["init --quiet", "add --all", "commit --quiet --message all"] { _ = try run("git \(words)") }
        _ = try run("Tools/release \(Self.version)")
        for (path, text) in files(depending: "file://\(folder.path)") {
            let place = URL(filePath: folder.file("app/\(path)"))
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: place, atomically: true, encoding: .utf8)
        }
        let output = try run("swift test -Xswiftc -gnone --scratch-path .build-app", in: "app")
        #expect(output.contains("Test run with 1 test in 0 suites passed"), "\(output)")
        #expect(!output.contains("warning:"), "\(output)")
        let built = folder.paths(in: "app/.build-app").filter { $0.contains(/\/Modules\/\w+\.swiftmodule$/) }
        let own = ["Commands", "Shop", "ShopTests", "ShopPackageTests", "ShopPackageDiscoveredTests"]
        let modules = Set(built.map { URL(filePath: $0).deletingPathExtension().lastPathComponent }).subtracting(own)
        #expect(modules == ["Basics", "BasicsTesting", "Ribcage", "RibcageTesting"])
    }

    private static let version = "0.2.0"
    private static let identity =
        "GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a GIT_CONFIG_GLOBAL=/dev/null"

    /// The files of an app for a phone or a desktop, but for its views.
    private func files(depending address: String) -> [String: String] {
        let package = URL(filePath: address).lastPathComponent
        return [
            "Package.swift": """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "Shop", platforms: [.macOS("15.4"), .iOS("18.4")],
                dependencies: [.package(url: "\(address)", from: "\(Self.version)")],
                targets: [
                    .target(name: "Commands"),
                    .target(
                        name: "Shop", dependencies: ["Commands", .product(name: "Ribcage", package: "\(package)")]),
                    .testTarget(
                        name: "ShopTests", dependencies: ["Shop", .product(name: "RibcageTesting", package: "\(package)")]),
                ])

            """,
            "Sources/Commands/Purchase.swift": "public struct Purchase: Sendable { public init() {} }\n",
            "Sources/Shop/Basket.swift": """
            public import Commands
            public import Ribcage

            /// Builds the RIB of a basket.
            public final class BasketBuilder: Builder<any BasketDependency> {
                public func build() -> BasketRouter { BasketRouter(interactor: BasketInteractor()) }
            }

            public protocol BasketDependency: Dependency {}

            public final class BasketRouter: Router<BasketInteractor> {}

            /// Counts what a person takes.
            public final class BasketInteractor: Interactor, Reactor {
                public enum Action: Sendable { case take(Purchase) }
                public enum Mutation: Sendable { case taken }
                public struct State: Equatable, Sendable { public var count = 0 }

                public let store = Store(State())

                public func mutate(_ action: Action, commit: Commit) async throws { commit(.taken) }
                public static func reduce(_ state: inout State, with mutation: Mutation) { state.count += 1 }
            }

            """,
            "Tests/ShopTests/BasketTests.swift": """
            import Commands
            import Ribcage
            import RibcageTesting
            import Shop
            import Testing

            final class AppDependency: BasketDependency {}

            @MainActor @Test("a basket counts what is taken, and nothing of it is left when it has gone")
            func takes() async throws {
                let router = BasketBuilder(dependency: AppDependency()).build()
                try await expectNoLeaks(in: router) {
                    try await ReactorTester(router.interactor).send(.take(Purchase())) { $0.count = 1 }
                }
            }

            """,
        ]
    }
}
