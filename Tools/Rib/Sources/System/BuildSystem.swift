package import Platform

/// The build system of SwiftPM: that in the variable `BUILD_SYSTEM`, or else the toolchain's default.
/// `Tools/lib/build.sh` does the same for the scripts.
package struct BuildSystem {
    private let name: String?

    package init(_ environment: Environment = .process) { name = environment["BUILD_SYSTEM"] }

    /// Returns the words of a SwiftPM command on the package in a folder, such as `swift build`.
    package func swift(_ command: String, at root: String) -> [String] {
        let words = ["swift", command, "--package-path", root]
        guard let name else { return words }
        // Each change from one build system to the other would build all anew in a folder that they share.
        let scratch = name == "swiftbuild" ? ["--scratch-path", "\(root)/.build-swiftbuild"] : []
        return words + ["--build-system", name] + scratch
    }

    /// Returns the folder of modules among the products of a build. Only the native build system has one.
    package static func modules(in products: String) -> String {
        FileSystem.isFolder("\(products)/Modules") ? "\(products)/Modules" : products
    }
}
