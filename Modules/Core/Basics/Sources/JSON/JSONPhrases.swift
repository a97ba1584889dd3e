/// The messages about invalid JSON.
enum JSONPhrases {
    static func noJSON(after count: Int) -> Phrase {
        Phrase(
            "This is no JSON: it goes wrong after \(count) bytes.", .ko("JSON이 아닙니다: \(count)바이트 뒤에 오류가 있습니다."),
            .ja("JSON ではありません: \(count)バイトの後ろに誤りがあります。"))
    }

    static func repeated(_ name: String) -> Phrase {
        Phrase(
            "The JSON object has \(quoted: name) twice.", .ko("JSON 객체에 \(quoted: name, .subject) 두 번 있습니다."),
            .ja("JSON オブジェクトに\(quoted: name)が2回あります。"))
    }

    static func tooDeep(most: Int) -> Phrase {
        Phrase(
            "The JSON has more than \(most) arrays and objects in one another.",
            .ko("JSON의 배열과 객체가 \(most)단계를 넘게 중첩되어 있습니다."),
            .ja("JSON の配列とオブジェクトの入れ子が\(most)段を超えています。"))
    }

    static func numberTooLarge(after count: Int) -> Phrase {
        Phrase(
            "The JSON has a number that is too large, after \(count) bytes.",
            .ko("JSON의 \(count)바이트 뒤에 너무 큰 수가 있습니다."),
            .ja("JSON の\(count)バイトの後ろに、大きすぎる数があります。"))
    }

    static func wrongEscape(after count: Int) -> Phrase {
        Phrase(
            "The JSON has an escape that is no character, after \(count) bytes.",
            .ko("JSON의 \(count)바이트 뒤에 올바르지 않은 이스케이프가 있습니다."), .ja("JSON の\(count)バイトの後ろに、正しくないエスケープがあります。"))
    }
}
