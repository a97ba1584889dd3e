import Basics
import MandalartDomainInterface
import TemplatesDomain
import TemplatesDomainInterface
import Testing

@Suite("A template")
struct TemplateTests {
    private static let all = Template.allCases.flatMap { template in
        Language.allCases.map { (template, $0) }
    }

    private func titles(_ template: Template, _ language: Language) throws -> [String] {
        let chart = try BuiltInTemplates().chart(of: template, in: language)
        let subGoals = Array(chart.subGoals.values)
        let titles =
            [chart.coreGoal?.title].compactMap(\.self) + subGoals.map(\.title)
            + subGoals.flatMap { $0.items.values.map(\.title) }
        return titles.map(\.text)
    }

    @Test("fills all 73 cells in each language, and no two alike", arguments: all)
    func whole(template: Template, language: Language) throws {
        let titles = try titles(template, language)
        #expect(titles.count == 73)
        #expect(Set(titles).count == 73)
    }

    @Test("is short enough for every cell of a grid of 80 columns", arguments: all)
    func short(template: Template, language: Language) throws {
        for title in try titles(template, language) {
            #expect(title.columns <= 24, "\(title)")
        }
    }

    @Test("has a palette of its own for each goal, and nothing done", arguments: Template.allCases)
    func palettes(template: Template) throws {
        let chart = try BuiltInTemplates().chart(of: template, in: .english)
        let palettes = [chart.coreGoal?.palette] + chart.subGoals.values.map(\.palette)
        #expect(Set(palettes.compactMap(\.self)).count == 9)
        #expect(chart.rate.percent == 0)
    }

    @Test("says something else in each language", arguments: Template.allCases)
    func languages(template: Template) throws {
        let texts = try Language.allCases.map { Set(try titles(template, $0)) }
        #expect(texts[0].isDisjoint(with: texts[1]) && texts[0].isDisjoint(with: texts[2]))
        #expect(texts[1].isDisjoint(with: texts[2]))
    }

    @Test("has a short title and one line about it", arguments: all)
    func summary(template: Template, language: Language) {
        #expect(template.title.text(in: language).columns <= 12)
        #expect(template.summary.text(in: language).columns <= 48)
    }

    @Test(
        "names a chart by its title, with a number behind it where that is taken",
        arguments: [
            ([], "Career"), (["career"], "Career"), (["Career"], "Career 2"), (["Career", "Career 2"], "Career 3"),
            (["Career 2"], "Career"), (["Career", "Career 3", "Health"], "Career 2"),
        ])
    func naming(taken: [String], expected: String) throws {
        #expect(try Template.career.name(in: .english, besides: taken.map { try Title($0) }).text == expected)
        #expect(try Template.health.name(in: .korean, besides: [try Title("건강")]).text == "건강 2")
    }
}

extension String {
    /// The most columns that the text takes at a terminal, where no character takes more than two.
    fileprivate var columns: Int { reduce(0) { $0 + ($1.isASCII ? 1 : 2) } }
}
