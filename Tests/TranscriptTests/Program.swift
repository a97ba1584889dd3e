import Foundation

/// Programs that the build has made.
enum Program {
    /// The path of a built program, which lies in the folder of build products, as the tests themselves do.
    ///
    /// On Linux the running executable is the test bundle; on macOS a helper of the toolchain runs and is told the
    /// path of the bundle, whose executable lies three folders further down.
    ///
    /// - Throws: ``Failure``, which names the places looked at, when the program is nowhere.
    static func path(_ name: String) throws -> String {
        let bundles = Bundle.allBundles.map(\.bundlePath) + CommandLine.arguments
        var folders = bundles.filter { $0.contains(".xctest") }.map { URL(filePath: $0).deletingLastPathComponent() }
        folders += folders.map { $0.appending(path: "../../..").standardized }
        let paths = folders.map { $0.appending(path: name).path }
        guard let path = paths.first(where: FileManager.default.isExecutableFile) else {
            throw Failure("\(name) has not been built; looked for \(paths.joined(separator: ", "))")
        }
        return path
    }
}
