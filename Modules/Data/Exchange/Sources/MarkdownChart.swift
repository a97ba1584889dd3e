import Basics
import ExchangeDomainInterface
import Formats
import MandalartDomainInterface

/// A chart as Markdown (CommonMark) for people, with a heading for the chart and for each sub-goal, and a list of each
/// sub-goal's items. Texts that a person typed are escaped; an image is represented by its address.
struct MarkdownChart {
    private let name: String
    private let chart: Chart
    private let language: Language

    init(_ chart: NamedChart, _ language: Language) {
        (name, self.chart, self.language) = (chart.title, chart.chart, language)
    }

    /// The Markdown of the chart, followed by an empty line.
    var text: String {
        var blocks = ["# \(name.escaped)"]
        if let goal = chart.coreGoal {
            let title = goal.title.text.escaped
            blocks.append("**\(say(DocumentPhrases.coreGoal))** \(title) — \(chart.rate)\(due(goal.due))")
            blocks += details(of: goal)
        }
        for (position, goal) in chart.subGoals.sorted(by: { $0.key < $1.key }) {
            blocks.append("## \(position) · \(goal.title.text.escaped) — \(goal.rate)\(due(goal.due))")
            blocks += details(of: goal.goal)
            let items = goal.items.sorted { $0.key < $1.key }.map { place, item in
                let facts = "\(item.rate)\(due(item.due))\(cadence(of: item))"
                let line = "- **\(place)** \(item.title.text.escaped) — \(facts)"
                return ([line] + quote(of: item.note).map { "  \($0)" }).joined(separator: "\n")
            }
            if !items.isEmpty { blocks.append(items.joined(separator: "\n")) }
        }
        return blocks.joined(separator: "\n\n") + "\n\n"
    }

    private func details(of goal: Goal) -> [String] {
        var blocks: [String] = []
        if goal.note != .empty { blocks.append(quote(of: goal.note).joined(separator: "\n")) }
        var facts: [String] = []
        if let palette = goal.palette { facts.append("\(say(DocumentPhrases.palette)) \(palette.rawValue)") }
        if let image = goal.image { facts.append("\(say(DocumentPhrases.image)) \(image.text.escaped)") }
        if !facts.isEmpty { blocks.append(facts.joined(separator: " · ")) }
        return blocks
    }

    /// Returns the lines of a note as a block quote.
    private func quote(of note: Note) -> [String] {
        if note == .empty { return [] }
        let lines = note.text.documentLines
        // A break before an empty line would be shown as a backslash.
        return zip(lines, lines.dropFirst() + [""]).map { line, next in
            line.isEmpty ? ">" : "> \(line.escapedLine)" + (next.isEmpty ? "" : "\\")
        }
    }

    private func cadence(of item: ActionItem) -> String {
        item.habit.map { ", \(say(HabitPhrases.cadence($0.cadence)))" } ?? ""
    }

    private func due(_ day: Day?) -> String { day.map { ", \(say(DocumentPhrases.due($0)))" } ?? "" }

    private func say(_ phrase: Phrase) -> String { phrase.text(in: language) }
}

extension String {
    /// The lines of the text, with visible replacements for invisible characters.
    var documentLines: [String] {
        split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
            .map { String($0).printable }
    }

    /// The text on one line, escaped for Markdown, with visible replacements for invisible characters.
    fileprivate var escaped: String { printable.markdownText }

    /// The text escaped for the beginning of a line of Markdown, with visible replacements for invisible characters.
    fileprivate var escapedLine: String { printable.markdownLine }
}
