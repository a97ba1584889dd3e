import Foundation
import PlatformTesting

/// Programs that the build has made.
enum Program {
    /// The path of a built program, which lies in the folder of build products, as the tests themselves do.
    ///
    /// - Throws: ``Failure``, which names the places looked at, when the program is nowhere.
    static func path(_ name: String) throws -> String {
        let paths = BuildProducts.folders.map { "\($0)/\(name)" }
        guard let path = paths.first(where: FileManager.default.isExecutableFile) else {
            throw Failure("\(name) has not been built; looked for \(paths.joined(separator: ", "))")
        }
        return path
    }
}
