import Basics
import Platform

/// A licence for a new project's own code, by its identifier in the list of SPDX. Its text is a file of the template.
enum License: String, CaseIterable, Sendable {
    case mit = "MIT"
    case apache = "Apache-2.0"
    case bsd = "BSD-3-Clause"
    case zeroClauseBSD = "0BSD"

    /// The licence's text at a path of the template.
    private var path: String { "Tools/Rib/Licenses/\(rawValue).txt" }

    /// Returns the licence's text, with this year, and with the project's contributors as the copyright holders.
    ///
    /// - Throws: ``Refusal`` or `SystemError` if the template's file cannot be read.
    func text(for project: String, in house: House) throws -> String {
        let year = Day(of: WallClock.system.localTime(of: .now())).year
        return try house.text(path)
            .replacing("<year>", with: String(year))
            .replacing("<copyright holders>", with: "the \(project) contributors")
    }
}
