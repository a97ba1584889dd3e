import Languages

/// What the manual says of the chart at home as JSON.
enum HomeRecordPhrases {
    static let chart = Phrase(
        en: "The answer to “show” at home: the whole chart, with all that is kept of it.",
        ko: "home에서 “show”에 대한 답. 만다라트 전체와 거기 보관된 모든 것이에요.", ja: "home での「show」への応答。マンダラート全体と、そこに保存されたすべてです。")
    static let nickname = Phrase(en: "what the person is called", ko: "별명", ja: "ニックネーム")
}
