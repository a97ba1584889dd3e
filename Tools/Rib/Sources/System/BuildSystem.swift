package import Platform

/// The build system of SwiftPM: the one named by the environment variable `BUILD_SYSTEM`, or else the toolchain's
/// default. `Tools/lib/build.sh` does the same for the scripts.
package struct BuildSystem {
    private let name: String?

    package init(_ environment: Environment = .process) { name = environment["BUILD_SYSTEM"] }

    /// Returns the words of a SwiftPM command, such as `swift build`, for the package in a folder.
    package func swift(_ command: String, at root: String) -> [String] {
        let words = ["swift", command, "--package-path", root]
        guard let name else { return words }
        // In a shared folder, each change of the build system would rebuild everything.
        let scratch = name == "swiftbuild" ? ["--scratch-path", "\(root)/.build-swiftbuild"] : []
        return words + ["--build-system", name] + scratch
    }

    /// Returns the folder of the compiled modules of a build: `Modules` in the folder of products, or else that folder
    /// itself. Only the native build system creates `Modules`.
    package static func modules(in products: String) -> String {
        FileSystem.isFolder("\(products)/Modules") ? "\(products)/Modules" : products
    }
}
