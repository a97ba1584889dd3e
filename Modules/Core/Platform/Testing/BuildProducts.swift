import Foundation

/// The products of the build, which are in the same folder as the tests, whichever build system made them.
public enum BuildProducts {
    /// The candidates for the folder of the products.
    ///
    /// On Linux the tests are the running executable. On macOS, a helper of the toolchain runs; it gets the path of the
    /// test bundle, whose executable is three folders deeper.
    public static var folders: [String] {
        let bundles = Bundle.allBundles.map(\.bundlePath) + CommandLine.arguments
        var folders = bundles.filter { $0.contains(".xctest") }.map { URL(filePath: $0).deletingLastPathComponent() }
        folders += folders.map { $0.appending(path: "../../..").standardized }
        if let tests = Bundle.main.executableURL { folders.append(tests.deletingLastPathComponent()) }
        return folders.map(\.path)
    }
}
