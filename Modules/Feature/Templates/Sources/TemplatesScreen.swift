import Commands
import MandalartDomainInterface
import Ribcage
import Screens
import TemplatesDomainInterface
import Terminal

/// Lists the templates with their summaries.
enum TemplatesScreen: Screen {
    static var arrival: TemplatesInteractor.Action? { .load }

    static func page(of state: TemplatesInteractor.State, for reader: Reader) -> Text {
        let lines = Template.allCases.flatMap { self.lines(of: $0, state.charts[$0] ?? Chart(), for: reader) }
        return ([reader.text(TemplatesPhrases.title).bold] + lines).joined(separator: "\n")
    }

    static func hint(in state: TemplatesInteractor.State, for reader: Reader) -> Text? {
        reader.text(TemplatesPhrases.words)
    }

    /// Returns the lines of a template: its name and summary, and below them the goals of its chart.
    private static func lines(of template: Template, _ chart: Chart, for reader: Reader) -> [Text] {
        let margin = (Template.allCases.map(\.rawValue.count).max() ?? 0) + 2
        let goals = Position.all.compactMap { chart.subGoals[$0].map { Text(line: $0.title.text) } }
        let core = chart.coreGoal.map { Text(line: $0.title.text) } ?? ""
        let about = reader.text(TemplatesPhrases.line(template.title, template.summary))
        let below = core.dim + Text(": ").dim + reader.joined(goals).dim
        return reader.lines(of: ListRow(Text(template.rawValue).bold.padded(to: margin), about))
            + reader.lines(of: ListRow(Text("").padded(to: margin), below))
    }
}
