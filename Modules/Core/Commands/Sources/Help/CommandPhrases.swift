package import Basics

/// The error messages for commands and options that cannot be parsed.
package enum CommandPhrases {
    package static func needs(_ name: String, _ value: Phrase, usage: Phrase) -> Phrase {
        Phrase(
            "\(quoted: name) needs a \(value): \(usage)", .ko("\(quoted: name)에는 \(value, .subject) 필요합니다: \(usage)"),
            .ja("\(quoted: name)には\(value)が必要です: \(usage)"))
    }

    static func standsAlone(_ name: String) -> Phrase {
        Phrase(
            "\(quoted: name) takes no arguments.", .ko("\(quoted: name) 뒤에는 아무것도 입력할 수 없습니다."),
            .ja("\(quoted: name)の後ろには何も入力できません。"))
    }

    static func takesFewerWords(_ name: String, usage: Phrase) -> Phrase {
        Phrase(
            "\(quoted: name) takes fewer words. Put quotes around words that belong together. Usage: \(usage)",
            .ko("\(quoted: name) 뒤의 단어가 너무 많습니다. 하나로 묶을 단어는 따옴표로 감싸세요. 사용법: \(usage)"),
            .ja("\(quoted: name)の後ろの単語が多すぎます。ひとまとまりの単語は引用符で囲んでください。使い方: \(usage)"))
    }

    static func takesNoValue(_ option: String) -> Phrase {
        Phrase(
            "\(quoted: option) takes no value.", .ko("\(quoted: option)에는 값을 지정할 수 없습니다."),
            .ja("\(quoted: option)に値は指定できません。"))
    }

    static func repeatedOption(_ option: String) -> Phrase {
        Phrase(
            "\(quoted: option) is given twice. Say it once.", .ko("\(quoted: option) 옵션이 두 번 지정되었습니다. 한 번만 쓰세요."),
            .ja("\(quoted: option)が2回指定されています。1回だけ指定してください。"))
    }

    static func noOption(_ text: String) -> Phrase {
        Phrase(
            "There is no option \(quoted: text).", .ko("\(quoted: text) 옵션은 없습니다."),
            .ja("\(quoted: text)というオプションはありません。"))
    }

    static func noCommand(_ name: String) -> Phrase {
        Phrase(
            "There is no command \(quoted: name).", .ko("\(quoted: name) 명령은 없습니다."),
            .ja("\(quoted: name)というコマンドはありません。"))
    }

    static let tryHelp = Phrase(
        "Try --help; after -- all are words.", .ko("--help를 참고하세요. -- 뒤는 모두 단어로 처리합니다."),
        .ja("--help を参照してください。-- より後ろはすべて単語として扱います。"))
    static let afterDashes = Phrase(
        "After -- all are words.", .ko("-- 뒤는 모두 단어로 처리합니다."), .ja("-- より後ろはすべて単語として扱います。"))

    package static func noChoice(_ word: String, of name: Phrase) -> Phrase {
        Phrase(
            "There is no \(name) \(quoted: word).", .ko("\(name): \(quoted: word, .topic) 쓸 수 없습니다."),
            .ja("\(name)に\(quoted: word)は使えません。"))
    }

    package static func chooseOne(of words: [String]) -> Phrase {
        Phrase(
            "Choose one of: \(list: words).", .ko("다음 중 하나를 선택하세요: \(list: words)"),
            .ja("次の中から選んでください: \(list: words)"))
    }

    /// Returns the suggestion after an error: “Did you mean …?”
    package static func didYouMean(_ words: [String]) -> Phrase {
        guard words.count > 1 else {
            let word = words.first ?? ""
            return Phrase("Did you mean \(word)?", .ko("\(word, .object) 입력하려고 하셨습니까?"), .ja("もしかして \(word) ですか？"))
        }
        return Phrase(
            "Did you mean \(oneOf: words)?", .ko("다음 중 하나를 입력하려고 하셨습니까? \(list: words)"),
            .ja("もしかして \(list: words) のどれかですか？"))
    }

    static func couldBe(_ start: String, _ words: [String]) -> Phrase {
        Phrase(
            "\(quoted: start) could be \(oneOf: words).",
            .ko("\(quoted: start, .direction) 시작하는 단어가 여러 개입니다: \(list: words)"),
            .ja("\(quoted: start)で始まる単語が複数あります: \(list: words)"))
    }

    static let unclosedQuote = Phrase(
        #"The quote " is not closed. Close it, or type \" if it belongs to the text."#,
        .ko(#"따옴표 "의 짝이 맞지 않습니다. 따옴표를 닫거나, 글자로 쓰려면 \"로 입력하세요."#),
        .ja(#"引用符 " が閉じられていません。閉じるか、文字として使う場合は \" と入力してください。"#))
}
