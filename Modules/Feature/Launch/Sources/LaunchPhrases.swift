import Basics

/// The summaries of the root's ways to charts.
enum LaunchPhrases {
    static let home = Phrase("the chart that you work on", .ko("작업 중인 만다라트"), .ja("作業中のマンダラート"))
    static let chart = Phrase("a chart by its number", .ko("번호로 고른 만다라트"), .ja("番号で選ぶマンダラート"))
}
