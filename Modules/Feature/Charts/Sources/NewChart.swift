import Basics
import Commands
import MandalartDomainInterface
import TemplatesDomainInterface

/// A chart to create: an empty one, or one from a template.
enum NewChart: Equatable {
    case empty(Title)
    /// A chart from a template; without a name, it gets the template's title.
    case worked(Template, Title?)
}

extension Argument where Value == Title {
    /// The argument for the name of a chart.
    static var chartName: Argument { Argument(ChartsPhrases.name, Title.init) }
}

/// The parameter of `new`: a name, a template, or both, such as `My year --template health`.
struct NewChartParameter: Parameter {
    private let name = Rest(Argument<Title>.chartName)
    private let template = NamedArgument(
        ChartsPhrases.templateOption, Choice(ChartsPhrases.template, Template.self))

    var usage: Phrase {
        let (name, template) = (name.usage, template.usage)
        return Phrase(pattern: "[\(name)] \(template)")
    }

    var options: [CommandOption] { template.options }

    func take(from words: inout Words) throws -> NewChart {
        let template = try template.take(from: &words)
        let name = words.first == nil ? nil : try name.take(from: &words)
        switch (template, name) {
        case (let template?, _): return .worked(template, name)
        case (nil, let name?): return .empty(name)
        case (nil, nil): throw MissingWord(name: ChartsPhrases.name)
        }
    }
}
