public import Basics

/// The error for a choice of columns that a document does not have.
public enum VisitColumnsError: Explained {
    /// A document that is no table of another program.
    case noTable
    /// A part of the choice that is no field with a column.
    case notAColumn(String)
    /// An unknown field, with the names of all fields.
    case noSuchField(String, fields: [Phrase])
    /// An unknown column, with the number of columns.
    case noSuchColumn(String, count: Int)
    /// A missing column for a field that every visit has.
    case noColumn(Phrase)

    /// One line for a person: what is wrong and what to do.
    public var explanation: Phrase {
        switch self {
        case .noTable:
            Phrase(
                "This document has no columns to choose. Leave out --columns.",
                .ko("이 문서에는 고를 수 있는 열이 없습니다. --columns를 빼고 입력하세요."),
                .ja("この文書には選べる列がありません。--columns を付けずに入力してください。"))
        case .notAColumn(let text):
            Phrase(
                "\(quoted: text) is no field with its column. Write it as in: facility=1 date=2",
                .ko("\(quoted: text, .topic) 항목과 열이 아닙니다. 이렇게 쓰세요: 시설=1 날짜=2"),
                .ja("\(quoted: text)は項目と列ではありません。次のように書いてください: 施設=1 日付=2"))
        case .noSuchField(let field, let fields):
            Phrase(
                "There is no field \(quoted: field). Fields: \(list: fields)",
                .ko("\(quoted: field, .topic) 없는 항목입니다. 항목: \(list: fields)"),
                .ja("項目\(quoted: field)はありません。項目: \(list: fields)"))
        case .noSuchColumn(let column, let count):
            Phrase(
                "There is no column \(quoted: column). Give a number from 1 to \(count), or a header.",
                .ko("\(quoted: column, .topic) 없는 열입니다. 1부터 \(count)까지의 번호나 열 이름을 쓰세요."),
                .ja("列\(quoted: column)はありません。1から\(count)までの番号か列名を書いてください。"))
        case .noColumn(let field):
            Phrase(
                "Every visit needs this: \(field). Give it a column, as in: \(field)=1",
                .ko("모든 방문에 필요한 항목입니다: \(field). 이렇게 열을 정하세요: \(field)=1"),
                .ja("どのサ活にも必要な項目です: \(field)。次のように列を指定してください: \(field)=1"))
        }
    }
}
