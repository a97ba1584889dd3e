import Basics
import MandalartDomainInterface
import Ribcage
import TemplatesDomainInterface
import TemplatesFeatureInterface

/// Loads the templates in the language of the run.
final class TemplatesInteractor: Interactor, Reactor {
    enum Action {
        case load
    }

    enum Mutation {
        case loaded([Template: Chart], in: Language)
    }

    struct State: Equatable {
        var charts: [Template: Chart] = [:]
        /// The language of the charts.
        var language = Language.english
    }

    let store = Store(State())
    private let templatesUseCase: any TemplatesUseCase
    private let languageChoice: LanguageChoice

    init(
        templatesUseCase: any TemplatesUseCase, languageChoice: LanguageChoice
    ) {
        self.templatesUseCase = templatesUseCase
        self.languageChoice = languageChoice
    }

    func mutate(_ action: Action, commit: Commit) async throws {
        switch action {
        case .load:
            let language = languageChoice.language
            var charts: [Template: Chart] = [:]
            for template in Template.allCases {
                charts[template] = try templatesUseCase.chart(of: template, in: language)
            }
            commit(.loaded(charts, in: language))
        }
    }

    static func reduce(_ state: inout State, with mutation: Mutation) {
        switch mutation {
        case .loaded(let charts, let language): (state.charts, state.language) = (charts, language)
        }
    }
}
