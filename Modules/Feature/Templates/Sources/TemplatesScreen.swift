import Commands
import MandalartDomainInterface
import Ribcage
import Screens
import TemplatesDomainInterface
import Terminal

/// Lists the templates, each with what it is about.
final class TemplatesScreen: Screen {
    let reactor: TemplatesInteractor

    init(reactor: TemplatesInteractor) {
        self.reactor = reactor
    }

    var arrival: TemplatesInteractor.Action? { .load }

    func page(of state: TemplatesInteractor.State, for reader: Reader) -> Text {
        let lines = Template.allCases.flatMap { self.lines(of: $0, state.charts[$0] ?? Chart(), for: reader) }
        return ([reader.text(TemplatesPhrases.title).bold] + lines).joined(separator: "\n")
    }

    func hint(in state: TemplatesInteractor.State, for reader: Reader) -> Text? {
        reader.text(TemplatesPhrases.words)
    }

    /// The name that is typed and what the template is about; below it the goals of its chart.
    private func lines(of template: Template, _ chart: Chart, for reader: Reader) -> [Text] {
        let margin = (Template.allCases.map(\.rawValue.count).max() ?? 0) + 2
        let room = max(8, reader.width - margin)
        let goals = Position.all.compactMap { chart.subGoals[$0].map { Text(line: $0.title.text) } }
        let core = chart.coreGoal.map { Text(line: $0.title.text) } ?? ""
        let space = String(repeating: " ", count: margin)
        let head = Text(template.rawValue).bold + Text(String(space.dropFirst(template.rawValue.count)))
        let about = reader.text(TemplatesPhrases.line(template.title, template.summary)).wrapped(to: room)
        let below = (core.dim + Text(": ").dim + goals.joined(separator: " · ").dim).wrapped(to: room)
        return (about + below).enumerated().map { index, line in (index == 0 ? head : Text(space)) + line }
    }
}
