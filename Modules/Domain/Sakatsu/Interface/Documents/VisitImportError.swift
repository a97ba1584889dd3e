public import Basics

/// The error for an invalid document of visits, with its position and its reason.
public struct VisitImportError: Explained, DocumentFailure, Equatable {
    /// The reason why a document is rejected.
    public enum Reason: Equatable, Sendable {
        /// The document is neither JSON, CSV, nor Markdown of visits.
        case notADocument
        /// A table of another program whose headers name no facility or no date, with the headers.
        case noColumns([String])
        /// The document contains no visit.
        case noVisit
        /// A fault in the JSON, CSV, or UTF-8 of the document.
        case format(FormatFault)
        /// A value that a visit rejects, with the visit's error.
        case notTaken(SakatsuError)
        /// A text that is not a valid day.
        case noDay(NotADay)
        /// A visit number that occurs earlier in the document.
        case repeatedNumber
        /// A part of a visit that occurs twice.
        case repeatedPart
        /// A facility or date that differs from an earlier row about the same visit, with the value of the earlier row.
        case differs(String)
        /// A field that must be empty in rows about this part of a visit.
        case notOfPart
        /// A set whose number is not the next one in the visit; `expected` is the next number.
        case setNumber(expected: Int)
        /// A post that does not begin with its facility.
        case noTitle
        /// A line of Markdown that is not allowed at its position.
        case notALine
    }

    /// The position of the error in the document.
    public let place: DocumentPlace
    /// The reason for the error.
    public let reason: Reason

    /// Creates an error at a line, counted from 1, and optionally at a field of that line.
    public init(line: Int, field: String? = nil, reason: Reason) {
        (place, self.reason) = (DocumentPlace(line: line, field: field), reason)
    }

    /// Creates the error for a fault in the format of the document.
    public init(_ error: FormatError) {
        (place, reason) = (error.place, .format(error.fault))
    }

    /// One line for a person, beginning with the position.
    public var explanation: Phrase {
        switch reason {
        case .notADocument, .noColumns: reason.explanation
        default: place.phrase(reason.explanation)
        }
    }
}

extension [String] {
    /// The headers of columns with their numbers.
    fileprivate var numbered: [Phrase] { enumerated().map { Phrase(pattern: "\($0 + 1) \(quoted: $1)") } }
}

extension VisitImportError.Reason {
    fileprivate var explanation: Phrase {
        switch self {
        case .notADocument:
            Phrase(
                "This holds no visits. What can be read: JSON, CSV and Markdown of “export”, the text of “copy”, and a table with a date and a facility in each row.",
                .ko("방문 문서가 아닙니다. 가져올 수 있는 것: “export”의 JSON, CSV, Markdown, “copy”의 글, 줄마다 날짜와 시설이 있는 표."),
                .ja("サ活の文書ではありません。取り込めるのは「export」の JSON、CSV、Markdown、「copy」の文章、行ごとに日付と施設がある表です。"))
        case .noColumns(let headers):
            Phrase(
                "No columns of this table are named facility and date. Say which they are, as in: --columns facility=1,date=2. Columns: \(list: headers.numbered)",
                .ko("이 표에는 시설과 날짜라는 이름의 열이 없습니다. 어느 열인지 알려 주세요: --columns 시설=1,날짜=2. 열: \(list: headers.numbered)"),
                .ja("この表には施設と日付という名前の列がありません。どの列か指定してください: --columns 施設=1,日付=2。列: \(list: headers.numbered)"))
        case .noVisit:
            Phrase(
                "There is no visit in this document.", .ko("문서에 방문이 없습니다."), .ja("文書にサ活がありません。"))
        case .format(let fault): fault.explanation
        case .notTaken(let error): error.explanation
        case .noDay(let error): error.explanation
        case .repeatedNumber:
            Phrase(
                "This number is there already.", .ko("이미 앞에 나온 번호입니다."), .ja("すでに前に出てきた番号です。"))
        case .repeatedPart:
            Phrase(
                "This part of the visit is there already.", .ko("방문의 이 부분은 이미 앞에 있습니다."), .ja("サ活のこの部分はすでに前にあります。"))
        case .differs(let value):
            Phrase(
                "An earlier row of this visit has \(quoted: value). Give the same, or another number.",
                .ko("이 방문의 앞 행에는 \(quoted: value, .subject) 있습니다. 같은 값이나 다른 번호를 쓰세요."),
                .ja("このサ活の前の行は\(quoted: value)です。同じ値か、別の番号にしてください。"))
        case .notOfPart:
            Phrase(
                "A row about this part has nothing here. Leave it empty.", .ko("이 부분의 행에는 쓰지 않는 항목입니다. 비워 두세요."),
                .ja("この部分の行では使わない項目です。空にしてください。"))
        case .setNumber(let number):
            Phrase(
                "The next set of this visit has the number \(number).", .ko("이 방문의 다음 세트 번호는 \(number)입니다."),
                .ja("このサ活の次のセットの番号は\(number)です。"))
        case .noTitle:
            Phrase(
                "A post begins with the facility and the day. Write before it: Sauna Shikiji (2026-11-20)",
                .ko("글은 시설과 날짜로 시작해야 합니다. 첫 줄에 이렇게 쓰세요: 스파렉스 (2026.11.20)"),
                .ja("投稿の文章は施設と日付で始めてください。最初の行に次のように書いてください: サウナしきじ（2026/11/20）"))
        case .notALine:
            Phrase(
                "This line is none that “export markdown” writes there.", .ko("“export markdown”이 여기에 쓰는 줄이 아닙니다."),
                .ja("「export markdown」がここに書く行ではありません。"))
        }
    }
}

/// The messages for documents of visits and their errors.
enum DocumentPhrases {
    static let export = Phrase(
        """
        write a visit as a document, or all with --all; all formats can be imported again, but not your settings and the \
        history of edits: backup has everything
        """,
        .ko("방문을 문서로 내보내기, --all은 전체. 모든 형식을 다시 가져올 수 있고, backup에는 설정과 편집 기록까지 들어감"),
        .ja("サ活を文書として書き出す。--all ですべて。どの形式も再び取り込める。backup には設定と編集履歴も入る"))
    static let importing = Phrase(
        "read what was exported, a post, or a table of visits, and ask first",
        .ko("내보낸 문서나 올린 글, 방문 표를 확인한 뒤 가져오기"), .ja("書き出した文書、投稿の文章、サ活の表を、確認してから取り込む"))
    static let importDetails = Phrase(
        """
        A visit replaces the one of the same facility on the same day. All others are new. The columns of a table may have \
        names in English, Korean or Japanese; how they are read is shown first. --columns reads them otherwise, by their numbers \
        or names: --columns facility=1,date=2. At the question, answer the same way: sauna temperature=3
        """,
        .ko(
            "시설과 날짜가 같은 방문이 있으면 그 방문을 대체합니다. 나머지는 새로 추가됩니다. 표의 열 이름은 한국어, 영어, 일본어로 쓸 수 있고, 어떻게 읽는지 먼저 보여 줍니다. 다르게 읽으려면 --columns에 열의 번호나 이름을 쓰거나(--columns 시설=1,날짜=2), 질문에 같은 방식으로 답하세요: 사우나 온도=3"
        ),
        .ja(
            "同じ施設で同じ日のサ活があれば、それを置き換えます。それ以外は新しく追加されます。表の列名は日本語、英語、韓国語で書け、どう読むかを先に表示します。別の読み方にするには、--columns に列の番号か名前を書く（--columns 施設=1,日付=2）か、質問に同じ形で答えてください: サウナの温度=3"
        ))

    static func noVisitHere(_ format: String) -> Phrase {
        Phrase(
            "This place is in no visit. Name one, as in: export \(format) --visit 1. Or export all: export \(format) --all",
            .ko("현재 화면은 방문이 아닙니다. 방문을 지정하거나(export \(format) --visit 1) 전체를 내보내세요: export \(format) --all"),
            .ja("この画面はサ活ではありません。サ活を指定するか（export \(format) --visit 1）、すべて書き出してください: export \(format) --all"))
    }

}
