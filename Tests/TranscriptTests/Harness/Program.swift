import Foundation
import PlatformTesting
import ProcessKit

/// Programs that the build has made.
enum Program {
    /// Two themes of a corpus, so that no transcript depends on the many that the program comes with.
    static let suggestions = URL(filePath: #filePath)
        .appending(path: "../../../Suggestions").standardized.path

    /// The path of a built program, which lies in the folder of build products, as the tests themselves do, or in the one
    /// that `PROGRAMS_UNDER_TEST` names, which is looked at first.
    ///
    /// - Throws: ``Failure``, which names the places looked at, when the program is nowhere.
    static func path(_ name: String) throws -> String {
        let chosen = ProcessInfo.processInfo.environment["PROGRAMS_UNDER_TEST"]
        // Programs that only tests drive are not released, and are always those of the build.
        let paths = ((chosen.map { [$0] } ?? []) + BuildProducts.folders).map { "\($0)/\(name)" }
        guard let path = paths.first(where: FileManager.default.isExecutableFile) else {
            throw Failure("\(name) has not been built; looked for \(paths.joined(separator: ", "))")
        }
        return path
    }
}
