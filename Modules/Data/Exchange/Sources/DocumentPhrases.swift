import Basics

/// The fixed texts of documents that people read.
enum DocumentPhrases {
    static let coreGoal = Phrase("Core goal:", .ko("핵심 목표:"), .ja("中心目標:"))
    static let palette = Phrase("Palette:", .ko("팔레트:"), .ja("パレット:"))
    static let image = Phrase("Image:", .ko("이미지:"), .ja("画像:"))
    static let empty = Phrase("empty", .ko("비어 있음"), .ja("空"))
    static let skip = Phrase("Skip to the list", .ko("목록으로 건너뛰기"), .ja("一覧へ移動"))
    static let back = Phrase("Back to the chart", .ko("만다라트로 돌아가기"), .ja("マンダラートへ戻る"))
    static let progressHeading = Phrase("Progress", .ko("진행 상황"), .ja("進捗"))
    static let daysAsTable = Phrase("The days as a table", .ko("날짜별 횟수 표"), .ja("日ごとの回数の表"))
    static let ratesAsTable = Phrase("The rates as a table", .ko("달성률 표"), .ja("達成率の表"))
    static let day = Phrase("Day", .ko("날짜"), .ja("日付"))
    static let count = Phrase("Edits and entries", .ko("편집과 기록"), .ja("編集と記録"))
    static let until = Phrase("At the end of", .ko("기준일"), .ja("基準日"))

    static func due(_ day: Day) -> Phrase {
        let date = day.phrase
        return Phrase("due \(date)", .ko("\(date)까지"), .ja("\(date)まで"))
    }

    static func progress(filled: Int, rate: String) -> Phrase {
        Phrase(
            "\(filled) of 8 sub-goals, \(rate) done", .ko("세부 목표 8개 중 \(filled)개 작성, \(rate) 달성"),
            .ja("サブ目標 \(filled)/8、達成率\(rate)"))
    }

    /// Returns the text alternative for a plot of a rate over time, with the first rate and the first and last days.
    /// `name` must end with the last rate.
    static func course(of name: String, from rate: String, on first: String, until last: String) -> Phrase {
        Phrase(
            "\(name) on \(last), \(rate) on \(first).", .ko("\(name)(\(last)), \(rate)(\(first))."),
            .ja("\(name)（\(last)）、\(rate)（\(first)）。"))
    }
}
