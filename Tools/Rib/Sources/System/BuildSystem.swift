package import Platform

/// The build system of SwiftPM: the one that `BUILD_SYSTEM` names, or else the toolchain's own choice. `Tools/lib/build.sh`
/// says the same to the scripts.
package struct BuildSystem {
    private let name: String?

    package init(_ environment: Environment = .process) { name = environment["BUILD_SYSTEM"] }

    /// The words that run a command of SwiftPM on the package in a folder, such as `swift build`.
    package func swift(_ command: String, at root: String) -> [String] {
        let words = ["swift", command, "--package-path", root]
        guard let name else { return words }
        // Each change from one build system to the other would build all anew in a folder that they share.
        let scratch = name == "swiftbuild" ? ["--scratch-path", "\(root)/.build-swiftbuild"] : []
        return words + ["--build-system", name] + scratch
    }

    /// Where modules lie among the products of a build. The native build system alone has a folder for them.
    package static func modules(in products: String) -> String {
        FileSystem.isFolder("\(products)/Modules") ? "\(products)/Modules" : products
    }
}
