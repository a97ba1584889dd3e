/// Our own stand-in for the part of Tuist's module `ProjectDescription` that Project.swift uses, as source text.
///
/// It prints what it is given, a line each: `setting|NAME|VALUE VALUE…`,
/// `target|NAME|PRODUCT|BUNDLE ID|GLOB,GLOB|DEPENDENCY,DEPENDENCY`, `scheme|NAME|BUILT,BUILT|TESTED,TESTED`, or
/// `package settings`.
enum ProjectDescription {
    static let source = """
        public struct PackageSettings {
            public init() { print("package settings") }
        }

        public struct Project {
            public init(name: String, settings: Settings, targets: [Target], schemes: [Scheme]) {
                for (key, value) in settings.base { print("setting|\\(key)|\\(value.words.joined(separator: " "))") }
                for target in targets { print("target|\\(target.fields.joined(separator: "|"))") }
                for scheme in schemes { print("scheme|\\(scheme.fields.joined(separator: "|"))") }
            }
        }

        public struct TargetReference {
            let name: String
            public static func target(_ name: String) -> TargetReference { TargetReference(name: name) }
        }

        public struct TestableTarget {
            let name: String
            public static func testableTarget(target: TargetReference) -> TestableTarget {
                TestableTarget(name: target.name)
            }
        }

        public struct BuildAction {
            let names: [String]
            public static func buildAction(targets: [TargetReference]) -> BuildAction {
                BuildAction(names: targets.map(\\.name))
            }
        }

        public struct TestAction {
            let names: [String]
            public static func targets(_ targets: [TestableTarget]) -> TestAction {
                TestAction(names: targets.map(\\.name))
            }
        }

        public struct Scheme {
            let fields: [String]
            public static func scheme(name: String, buildAction: BuildAction, testAction: TestAction) -> Scheme {
                Scheme(fields: [name] + [buildAction.names, testAction.names].map { $0.joined(separator: ",") })
            }
        }

        public struct Settings {
            let base: [String: SettingValue]
            public static func settings(base: [String: SettingValue]) -> Settings { Settings(base: base) }
        }

        public enum SettingValue: ExpressibleByStringInterpolation, ExpressibleByArrayLiteral {
            case string(String)
            case array([String])
            public init(stringLiteral value: String) { self = .string(value) }
            public init(arrayLiteral elements: String...) { self = .array(elements) }

            var words: [String] {
                switch self {
                case .string(let word): [word]
                case .array(let words): words
                }
            }
        }

        public enum Product: String {
            case app, staticLibrary, dynamicLibrary, framework, staticFramework, unitTests, uiTests, bundle
            case commandLineTool
        }

        public enum Destination { case mac }
        public typealias Destinations = Set<Destination>
        extension Set<Destination> {
            public static var macOS: Destinations { [.mac] }
        }

        public struct DeploymentTargets {
            public static func macOS(_ version: String) -> DeploymentTargets { DeploymentTargets() }
        }

        public struct SourceFilesList: ExpressibleByArrayLiteral {
            let globs: [String]
            public init(arrayLiteral elements: String...) { globs = elements }
        }

        public enum SDKType: String { case library, framework }

        public struct TargetDependency {
            let text: String
            public static func target(name: String) -> TargetDependency { TargetDependency(text: name) }
            public static func sdk(name: String, type: SDKType) -> TargetDependency {
                TargetDependency(text: "sdk:\\(type.rawValue):\\(name)")
            }
        }

        public struct Target {
            let fields: [String]
            public static func target(
                name: String, destinations: Destinations, product: Product, bundleId: String,
                deploymentTargets: DeploymentTargets, sources: SourceFilesList, dependencies: [TargetDependency]
            ) -> Target {
                let dependencies = dependencies.map(\\.text).joined(separator: ",")
                let globs = sources.globs.joined(separator: ",")
                return Target(fields: [name, product.rawValue, bundleId, globs, dependencies])
            }
        }

        """
}
