public import Basics
public import MandalartDomainInterface

extension Template {
    /// Returns the default name of a chart from this template: the template's title, followed by a number if the title
    /// is among the names in `taken`.
    ///
    /// - Throws: `MandalartError` for an invalid title. No built-in template has one.
    public func name(in language: Language, besides taken: [Title]) throws -> Title {
        let title = title.text(in: language)
        var (name, number) = (try Title(title), 2)
        while taken.contains(name) {
            name = try Title("\(title) \(number)")
            number += 1
        }
        return name
    }
}
