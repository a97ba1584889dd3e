import JSON
import Languages
import MandalartDomainInterface
import Prompt
import TemplatesDomainInterface

extension TemplatesScreen {
    func record(of state: TemplatesInteractor.State) -> Record {
        let templates = Template.allCases.map { template -> JSONValue in
            let chart = state.charts[template]
            let goals = Position.all.compactMap { chart?.subGoals[$0]?.title.text }
            return [
                "name": .string(template.rawValue), "title": .string(template.title.text(in: state.language)),
                "about": .string(template.summary.text(in: state.language)),
                "coreGoal": JSONValue(chart?.coreGoal?.title.text), "subGoals": .array(goals.map(JSONValue.string)),
            ]
        }
        return Record("templates", ["templates": .array(templates)])
    }

    static let recordGuide = RecordGuide(
        "templates", TemplatesRecordPhrases.templates,
        [
            "place": RecordPhrases.place, "templates[].name": TemplatesRecordPhrases.name,
            "templates[].title": TemplatesRecordPhrases.title, "templates[].about": TemplatesRecordPhrases.about,
            "templates[].coreGoal": TemplatesRecordPhrases.coreGoal,
            "templates[].subGoals[]": TemplatesRecordPhrases.subGoals,
        ])
}
