public import Languages
public import MandalartDomainInterface

extension Template {
    /// What a chart is called that is made of the template without a name: the template's title, with a number behind
    /// it where charts are called so already. Called before such a chart is made.
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
