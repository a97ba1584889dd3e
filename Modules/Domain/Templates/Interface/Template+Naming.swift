public import Languages
public import MandalartDomainInterface

extension Template {
    /// The name of a chart that is made of the template without a name: the template's title, followed by a number if a
    /// chart has that name already.
    ///
    /// - Throws: `MandalartError` for a title that no chart can have, which no template has.
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
