public import Basics

extension HelpTopic {
    /// The topic of the cadences that can be typed: an example of each form, and the cadence that the parser makes of it.
    public static let cadences = HelpTopic(
        Phrase("cadences cadence habits habit every", .ko("주기 습관"), .ja("頻度 習慣")), summary: CadenceFormPhrases.summary
    ) { _ in
        CadenceFormPhrases.examples.map { example in
            Form(
                example,
                meaning: Phrase(made: { language in
                    let cadence = try? Cadence(example.text(in: language))
                    return cadence.map { HabitPhrases.wholeCadence($0).text(in: language) } ?? ""
                }))
        } + [Form(MandalartPhrases.none, meaning: CadenceFormPhrases.none)]
    }
}

/// The phrases of the help about cadences.
private enum CadenceFormPhrases {
    static let summary = Phrase(
        "How often a habit is kept, and how each form is understood. The words of each language work in all.",
        .ko("습관의 주기를 입력하는 방법과 그 뜻입니다. 어느 언어로 쓰든 됩니다."), .ja("習慣の頻度の入力方法と、その意味です。どの言語の言葉も、いつでも使えます。"))

    static let none = Phrase("no habit any more", .ko("습관 해제"), .ja("習慣を解除"))

    /// An example of each form; empty in a language that does not have it.
    static let examples = [
        Phrase("daily", .ko("매일"), .ja("毎日")),
        Phrase("weekdays", .ko("평일"), .ja("平日")),
        Phrase("weekends", .ko("주말"), .ja("週末")),
        Phrase("mon wed fri", .ko("월 수 금"), .ja("月 水 金")),
        Phrase("", .ko("월수금"), .ja("月水金")),
        Phrase("tuesday and thursday", .ko("화요일과 목요일"), .ja("火曜と木曜")),
        Phrase("every monday", .ko("매주 월요일"), .ja("毎週月曜日")),
        Phrase("daily except sunday", .ko("매일 일요일 제외"), .ja("毎日 日曜以外")),
        Phrase("3/week", .ko("주 3회"), .ja("週3回")),
        Phrase("twice a week", .ko("일주일에 두 번"), .ja("週に2回")),
        Phrase("2 times a month", .ko("월 2회"), .ja("月2回")),
        Phrase("weekly", .ko("매주"), .ja("毎週")),
        Phrase("monthly", .ko("매월"), .ja("毎月")),
        Phrase("every other day", .ko("격일"), .ja("1日おき")),
        Phrase("every 3 days", .ko("3일마다"), .ja("3日ごと")),
        Phrase("every 2 weeks", .ko("격주"), .ja("隔週")),
        Phrase("every 2 months", .ko("2개월마다"), .ja("2か月ごと")),
        Phrase("quarterly", .ko("분기마다"), .ja("四半期ごと")),
        Phrase("3/week over 8 weeks", .ko("주 3회 최근 8주"), .ja("週3回 直近8週")),
    ]
}
