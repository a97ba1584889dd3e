/// The error messages for documents that cannot be decoded.
enum FormatPhrases {
    static func at(line: Int, field: String?, _ what: Phrase) -> Phrase {
        guard let field else {
            return Phrase(
                "Line \(line) of the document: \(what)", .ko("문서의 \(line)번째 줄: \(what)"), .ja("文書の\(line)行目: \(what)"))
        }
        return Phrase(
            "Line \(line) of the document, \(field): \(what)", .ko("문서의 \(line)번째 줄, \(field): \(what)"),
            .ja("文書の\(line)行目の \(field): \(what)"))
    }

    static let notUTF8 = Phrase(
        "This is no UTF-8. Save the file in that encoding.", .ko("UTF-8이 아닙니다. 파일을 UTF-8로 저장하세요."),
        .ja("UTF-8 ではありません。ファイルを UTF-8 で保存してください。"))

    static let missing = Phrase(
        "This must be there.", .ko("필수 항목이 없습니다."), .ja("必須の項目がありません。"))

    static let repeatedField = Phrase("This is there twice.", .ko("두 번 지정되었습니다."), .ja("2回指定されています。"))

    static func unknownField(known: String) -> Phrase {
        Phrase(
            "There is no such name. There are \(known).", .ko("없는 이름입니다. 쓸 수 있는 이름은 다음과 같습니다: \(known)"),
            .ja("この名前はありません。使えるのは次の名前です: \(known)"))
    }

    static func notOneOf(_ words: String, found: String) -> Phrase {
        Phrase(
            "This should be one of: \(words); not \(quoted: found).",
            .ko("다음 중 하나여야 합니다: \(words). \(quoted: found, .topic) 쓸 수 없습니다."),
            .ja("次のいずれかです: \(words)。\(quoted: found)は使えません。"))
    }

    static func noJSON(character: Int) -> Phrase {
        Phrase(
            "This is no JSON: it goes wrong at character \(character). Each line is one object.",
            .ko("JSON이 아닙니다. \(character)번째 글자에 오류가 있습니다. 한 줄에 객체 하나를 넣습니다."),
            .ja("JSON ではありません。\(character)文字目に誤りがあります。1行に1つのオブジェクトを書きます。"))
    }

    static func wrongKind(_ kind: Phrase, found: String) -> Phrase {
        Phrase(
            "This should be \(kind), not \(found).", .ko("\(kind, .subject) 있어야 합니다. \(found, .topic) 쓸 수 없습니다."),
            .ja("ここには\(kind)が入ります。\(found) は使えません。"))
    }

    static let object = Phrase("an object", .ko("객체"), .ja("オブジェクト"))
    static let array = Phrase("an array", .ko("배열"), .ja("配列"))
    static let text = Phrase("text", .ko("텍스트"), .ja("テキスト"))
    static let textOrNull = Phrase("text or null", .ko("텍스트나 null"), .ja("テキストか null "))
    static let number = Phrase("a whole number", .ko("정수"), .ja("整数"))
    static let numberOrNull = Phrase("a whole number or null", .ko("정수나 null"), .ja("整数か null "))
    static let decimal = Phrase("a number", .ko("숫자"), .ja("数"))
    static let decimalOrNull = Phrase("a number or null", .ko("숫자나 null"), .ja("数か null "))
    static let truth = Phrase("true or false", .ko("true나 false"), .ja("true か false "))

    static let openQuote = Phrase(
        "A quote begins here that nothing closes.", .ko("여기서 시작된 따옴표가 닫히지 않았습니다."),
        .ja("ここで始まる引用符が閉じられていません。"))

    static let strayQuote = Phrase(
        "A quote stands in the middle. A field in quotes has them around all of it, and doubles those within.",
        .ko("중간에 따옴표가 있습니다. 따옴표는 필드 전체를 감싸야 하며, 안의 따옴표는 두 번 적어야 합니다."),
        .ja("途中に引用符があります。引用符はフィールド全体を囲み、中の引用符は2つ重ねて書きます。"))

    static func fieldCount(found: Int, wanted: Int) -> Phrase {
        Phrase(
            "The row has \(found) fields; the first line has \(wanted).",
            .ko("필드가 \(found)개인데 첫 줄에는 \(wanted)개 있습니다."),
            .ja("フィールドが\(counting: found)ありますが、1行目には\(counting: wanted)あります。"))
    }
}
