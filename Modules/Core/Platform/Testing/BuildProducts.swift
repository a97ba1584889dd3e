import Foundation

/// The location of the build's products, which every build system puts in the same folder as the tests.
public enum BuildProducts {
    /// The paths of the folders that may contain the products.
    ///
    /// On Linux the tests are the running executable. On macOS, the running executable is a tool of the toolchain. Its
    /// arguments contain the path of the test bundle, or that of the bundle's executable, which is three folders
    /// deeper.
    public static var folders: [String] {
        let bundles = Bundle.allBundles.map(\.bundlePath) + CommandLine.arguments
        var folders = bundles.filter { $0.contains(".xctest") }.map { URL(filePath: $0).deletingLastPathComponent() }
        folders += folders.map { $0.appending(path: "../../..").standardized }
        if let tests = Bundle.main.executableURL { folders.append(tests.deletingLastPathComponent()) }
        return folders.map(\.path)
    }
}
