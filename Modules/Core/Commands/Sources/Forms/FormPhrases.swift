package import Basics

/// The phrases that all forms share.
package enum FormPhrases {
    // MARK: - Questions

    package static func asks(_ name: Phrase, now text: Phrase) -> Phrase {
        Phrase(pattern: "\(name) [\(text)]")
    }

    package static let save = Phrase("save? [yes]", .ko("저장하시겠습니까? [네]"), .ja("保存しますか？ [はい]"))
    static let yesOrNo = Phrase(
        "Please answer yes or no, or go back with <.", .ko("네 또는 아니요로 답하세요. <를 입력하면 뒤로 갑니다."),
        .ja("「はい」か「いいえ」で答えてください。< で前に戻ります。"))
    static let firstField = Phrase(
        "This is the first field. ? says what can be typed.", .ko("첫 항목입니다. ?를 입력하면 입력할 수 있는 값을 보여 줍니다."),
        .ja("最初の項目です。? で入力できるものを表示します。"))

    // MARK: - The value of a field

    package static let none = Phrase("none", .ko("없음"), .ja("なし"))

    package static func keeps(_ text: String) -> Phrase {
        Phrase("Enter keeps: \(text)", .ko("Enter로 유지: \(text)"), .ja("Enter でこのまま: \(text)"))
    }

    // MARK: - Keys

    package static let keys = Phrase(
        "Enter keeps the value in [ ], < goes back, . goes to the end, ? explains, Ctrl-C leaves.",
        .ko("Enter: [ ] 안의 값 유지, <: 뒤로, .: 끝으로, ?: 설명, Ctrl-C: 나가기"),
        .ja("Enter: [ ] のまま進む、<: 前へ、.: 最後へ、?: 説明、Ctrl-C: やめる"))

    package static let emptiesAny = Phrase(
        "- clears the value in [ ].", .ko("-: [ ] 안의 값 비우기"), .ja("-: [ ] の中を空にする"))

    package static func empties(_ names: [Phrase]) -> Phrase {
        Phrase(
            "- empties \(oneOf: names.map(\.english)).", .ko("-: \(list: names) 비우기"),
            .ja("-: \(list: names)を空にする"))
    }

    package static let confirmationKeys = Phrase(
        "Enter or yes saves this, no leaves without saving, < goes back.",
        .ko("Enter나 네: 저장, 아니요: 저장하지 않고 나가기, <: 뒤로"),
        .ja("Enter か はい: 保存する、いいえ: 保存せずにやめる、<: 前へ"))
    package static let escaping = Phrase(
        #"To answer with one of these signs, put a backslash before it: \?"#,
        .ko(#"이 기호를 답으로 쓰려면 앞에 백슬래시를 붙이세요: \?"#), .ja(#"この記号を答えにするには、前にバックスラッシュを付けてください: \?"#))

    package static func oneOf(_ words: [String]) -> Phrase {
        Phrase("one of \(list: words)", .ko("다음 중 하나: \(list: words)"), .ja("次のどれか: \(list: words)"))
    }
}
