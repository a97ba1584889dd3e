import Basics
import MandalartDomainInterface
import Screens
import TemplatesDomainInterface

extension TemplatesScreen {
    static func states() throws -> [ScreenState<TemplatesInteractor>] {
        try Language.allCases.map { .page($0.name.english.lowercased(), try state(in: $0)) }
    }

    private static func state(in language: Language) throws -> TemplatesInteractor.State {
        var charts: [Template: Chart] = [:]
        for template in Template.allCases {
            charts[template] = try .sample { cell in
                (cell == .coreGoal ? template.title : cell.sentenceName).text(in: language)
            }
        }
        return TemplatesInteractor.State(charts: charts, language: language)
    }
}
