import Basics

/// The texts that accompany the pictures of a chart's past in a page.
enum PastPagePhrases {
    static let progress = Phrase("Progress", .ko("진행 상황"), .ja("進捗"))
    static let daysAsTable = Phrase("The days as a table", .ko("날짜별 횟수 표"), .ja("日ごとの回数の表"))
    static let ratesAsTable = Phrase("The rates as a table", .ko("달성률 표"), .ja("達成率の表"))
    static let day = Phrase("Day", .ko("날짜"), .ja("日付"))
    static let count = Phrase("Edits and entries", .ko("편집과 기록"), .ja("編集と記録"))
    static let until = Phrase("At the end of", .ko("기준일"), .ja("基準日"))
}
