import Foundation

/// What the build has made. The tests lie in the same folder, whichever build system made it.
public enum BuildProducts {
    /// The folders that may be that one.
    ///
    /// On Linux the tests are the running executable. On macOS a helper of the toolchain runs, which gets the path of the
    /// test bundle, whose executable is three folders further down.
    public static var folders: [String] {
        let bundles = Bundle.allBundles.map(\.bundlePath) + CommandLine.arguments
        var folders = bundles.filter { $0.contains(".xctest") }.map { URL(filePath: $0).deletingLastPathComponent() }
        folders += folders.map { $0.appending(path: "../../..").standardized }
        if let tests = Bundle.main.executableURL { folders.append(tests.deletingLastPathComponent()) }
        return folders.map(\.path)
    }
}
