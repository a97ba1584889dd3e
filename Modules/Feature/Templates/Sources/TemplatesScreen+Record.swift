import Basics
import MandalartDomainInterface
import TemplatesDomainInterface

extension TemplatesScreen {
    static let record = Record<TemplatesInteractor.State>(
        "templates", TemplatesRecordPhrases.templates,
        [
            .list("templates", of: Example.members) { state in
                Template.allCases.map { Example(template: $0, chart: state.charts[$0], language: state.language) }
            }
        ])
}

/// A template with its chart, in the language of the run.
private struct Example {
    let template: Template
    let chart: Chart?
    let language: Language

    static let members: [Member<Example>] = [
        .member("name", TemplatesRecordPhrases.name) { $0.template.rawValue },
        .member("title", TemplatesRecordPhrases.title) { $0.template.title.text(in: $0.language) },
        .member("about", TemplatesRecordPhrases.about) { $0.template.summary.text(in: $0.language) },
        .member("coreGoal", TemplatesRecordPhrases.coreGoal) { $0.chart?.coreGoal?.title.text },
        .list("subGoals", TemplatesRecordPhrases.subGoals) { example in
            Position.all.compactMap { example.chart?.subGoals[$0]?.title.text }
        },
    ]
}
