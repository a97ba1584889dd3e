import Languages
import MandalartDomainInterface
import Screens
import TemplatesDomainInterface

extension TemplatesScreen {
    static func states() throws -> [ScreenState<TemplatesInteractor>] {
        [
            .page("english", try state(in: .english)),
            .page("korean", try state(in: .korean)),
            .page("japanese", try state(in: .japanese)),
        ]
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
