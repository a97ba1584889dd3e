public import Basics
public import DreamsDomainInterface
public import MandalartDomainInterface
import ProgressDomainInterface

/// The error for an invalid document, with the line and the field where the fault is.
public struct ImportError: Explained, DocumentFailure, Equatable {
    /// The reason why a document is rejected.
    public enum Reason: Equatable, Sendable {
        /// The document is neither the JSON nor the CSV of a chart export.
        case notADocument
        /// A JSON object that is neither a chart nor a wish.
        case unknownObject
        /// A document without a chart.
        case noChart
        /// A fault in the syntax or structure of JSON or CSV.
        case format(FormatFault)
        /// A value that a chart rejects, with the chart's error.
        case notTaken(MandalartError)
        /// A value that a wish rejects, with the wish's error.
        case noWish(DreamsError)
        /// A text that a log entry rejects, with the log's error.
        case noActivity(MandalartError)
        /// An invalid day.
        case noDay(NotADay)
        /// A future day for something that has happened.
        case dayToCome(DayToCome)
        /// An invalid time.
        case noMoment(NotAMoment)
        /// A log entry for an action item that the chart does not have.
        case noItem(Cell)
        /// A wish that refers to a chart by a number that no chart of the document has.
        case noSuchNumber(ChartID)
        /// A number that an earlier chart or wish of the document already has.
        case repeatedNumber
        /// A cell with the same address as an earlier cell of its chart.
        case repeatedCell(Cell)
        /// A name that another chart of the document already has.
        case repeatedChart
        /// A rate in the document that differs from the associated value, the rate that is calculated from the action
        /// items.
        case wrongMean(AchievementRate)
    }

    /// The number of the line with the fault, counted from 1.
    public let line: Int
    /// The path of the invalid value, such as `subGoals[2].items[0].rate`, or the name of a column; `nil` for the whole
    /// line.
    public let field: String?
    /// The reason for the error.
    public let reason: Reason

    /// Creates an error for a line, and optionally for a field of the line.
    public init(line: Int, field: String? = nil, reason: Reason) {
        (self.line, self.field, self.reason) = (line, field, reason)
    }

    /// Creates an import error from an error of the JSON or CSV format.
    public init(_ error: FormatError) {
        self.init(line: error.place.line, field: error.place.field, reason: .format(error.fault))
    }

    /// One line for a person, beginning with the line and the field.
    public var explanation: Phrase {
        if reason == .notADocument { return reason.explanation }
        return DocumentPlace(line: line, field: field).phrase(reason.explanation)
    }
}

extension ImportError.Reason {
    fileprivate var explanation: Phrase {
        switch self {
        case .notADocument:
            Phrase(
                "This holds no charts: it is neither the JSON nor the CSV that “export” writes.",
                .ko("만다라트 문서가 아닙니다. “export”로 내보낸 JSON이나 CSV만 가져올 수 있습니다."),
                .ja("マンダラートの文書ではありません。取り込めるのは「export」で書き出した JSON か CSV だけです。"))
        case .unknownObject:
            Phrase(
                "This is neither a chart nor a wish.", .ko("만다라트도 소원도 아닙니다."), .ja("マンダラートでも願いでもありません。"))
        case .noChart:
            Phrase(
                "There is no chart in this document.", .ko("문서에 만다라트가 없습니다."), .ja("文書にマンダラートがありません。"))
        case .format(.noJSON(let character)):
            Phrase(
                "This is no JSON: it goes wrong at character \(character). Each line is one object, a chart or a wish.",
                .ko("JSON이 아닙니다. \(character)번째 글자에 오류가 있습니다. 한 줄에 객체 하나, 즉 만다라트나 소원 하나를 넣습니다."),
                .ja("JSON ではありません。\(character)文字目に誤りがあります。1行に1つのオブジェクト（マンダラートまたは願い）を書きます。"))
        case .format(let fault): fault.explanation
        case .notTaken(let error): Phrase(of: error)
        case .noWish(let error): Phrase(of: error)
        case .noActivity(let error): Phrase(of: error)
        case .noDay(let error): Phrase(of: error)
        case .dayToCome(let error): Phrase(of: error)
        case .noMoment(let error): Phrase(of: error)
        case .noItem(let cell):
            Phrase(
                "This chart has no \(cell.name). An entry of an item that was cleared has “gone” with true.",
                .ko("이 만다라트에는 \(cell.name, .subject) 없습니다. 지운 실천 항목의 기록이면 “gone”을 true로 지정하세요."),
                .ja("このマンダラートに\(cell.name)はありません。消したアクションの記録なら「gone」を true にしてください。"))
        case .noSuchNumber(let number): ExchangePhrases.noSuchNumber("\(number)")
        case .repeatedNumber:
            Phrase(
                "This number is there already.", .ko("이미 앞에 나온 번호입니다."), .ja("すでに前に出てきた番号です。"))
        case .repeatedCell(let cell):
            Phrase(
                "\(cell.sentenceName) is there already.", .ko("\(cell.sentenceName, .topic) 이미 앞에 있습니다."),
                .ja("\(cell.sentenceName)はすでに前にあります。"))
        case .repeatedChart:
            Phrase(
                "Another chart of this document has the same name.", .ko("문서에 같은 이름의 만다라트가 또 있습니다."),
                .ja("文書に同じ名前のマンダラートがもう1つあります。"))
        case .wrongMean(let rate): ExchangePhrases.wrongMean("\(rate.percent)")
        }
    }
}
