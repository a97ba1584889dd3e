import Basics
import Formats
import SakatsuDomainInterface

/// A visit as Markdown (CommonMark with a table) for people, without loss. The visit and each of its parts have a
/// heading. Texts that a person typed are escaped.
struct VisitArticle {
    private let number: VisitNumber
    private let visit: Visit
    private let language: Language

    init(_ visit: NumberedVisit, _ language: Language) {
        (number, self.visit, self.language) = (visit.number, visit.visit, language)
    }

    /// The parts of a visit that have a heading.
    enum Part: CaseIterable {
        case foreword, temperatures, sets, afterword

        var phrase: Phrase {
            switch self {
            case .foreword: VisitPhrases.foreword
            case .temperatures: VisitPhrases.temperatures
            case .sets: VisitPhrases.sets
            case .afterword: VisitPhrases.afterword
            }
        }
    }

    /// The Markdown of the visit, followed by an empty line.
    var text: String {
        var blocks = [
            "# \(visit.facility.text.losslessMarkdown)",
            "- \(say(VisitPhrases.visit)): \(number)\n- \(say(VisitPhrases.day)): \(say(visit.day.phrase))",
        ]
        if let foreword = visit.foreword { blocks += [heading(.foreword), quote(of: foreword)] }
        if !visit.temperatures.isEmpty {
            let lines = visit.temperatures.all.map { place, temperature in
                "- \(say(place.phrase).losslessMarkdown): \(say(temperature.phrase))"
            }
            blocks += [heading(.temperatures), lines.joined(separator: "\n")]
        }
        if !visit.sets.isEmpty { blocks += [heading(.sets), table] }
        if let afterword = visit.afterword { blocks += [heading(.afterword), quote(of: afterword)] }
        return blocks.joined(separator: "\n\n") + "\n\n"
    }

    private func heading(_ part: Part) -> String { "## \(say(part.phrase))" }

    private var table: String {
        let columns = [
            VisitPhrases.set, VisitPhrases.phase, VisitPhrases.amount, VisitPhrases.name, VisitPhrases.emoji,
        ]
        var rows = [columns.map(say), columns.map { _ in "---" }]
        for (number, set) in visit.numberedSets {
            rows += set.steps.map { step in
                [
                    "\(number)", say(step.phase.phrase), say(step.length), step.name?.text.losslessMarkdown ?? "",
                    step.emoji?.description.losslessMarkdown ?? "",
                ]
            }
        }
        return rows.map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
    }

    /// Returns the lines of a remark as a block quote. A backslash at the end of a line preserves the line break.
    private func quote(of remark: Remark) -> String {
        let lines = remark.text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        let texts = lines.map { String($0).losslessMarkdown }
        // A break before an empty line would be shown as a backslash.
        return zip(texts, texts.dropFirst() + [""]).map { line, next in
            line.isEmpty ? ">" : "> \(line)" + (next.isEmpty ? "" : "\\")
        }.joined(separator: "\n")
    }

    private func say(_ phrase: Phrase) -> String { phrase.text(in: language) }
}
