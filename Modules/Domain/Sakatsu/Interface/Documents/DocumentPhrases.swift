import Basics

/// The messages for documents of visits and their errors.
enum DocumentPhrases {
    static let export = Phrase(
        """
        write a visit as a document, or all with --all; all formats can be imported again, but not your settings and the \
        history of edits: backup has everything
        """,
        .ko("방문을 문서로 내보내기, --all은 전체. 모든 형식을 다시 가져올 수 있고, backup에는 설정과 편집 기록까지 들어감"),
        .ja("サ活を文書として書き出す。--all ですべて。どの形式も再び取り込める。backup には設定と編集履歴も入る"))
    static let importing = Phrase(
        "read what was exported as JSON, CSV or Markdown, and ask first",
        .ko("JSON, CSV, Markdown으로 내보낸 것을 확인한 뒤 가져오기"), .ja("JSON、CSV、Markdown で書き出したものを、確認してから取り込む"))
    static let importDetails = Phrase(
        "A visit replaces the one of the same facility on the same day. All others are new.",
        .ko("시설과 날짜가 같은 방문이 있으면 그 방문을 대체합니다. 나머지는 새로 추가됩니다."),
        .ja("同じ施設で同じ日のサ活があれば、それを置き換えます。それ以外は新しく追加されます。"))

    static func noVisitHere(_ format: String) -> Phrase {
        Phrase(
            "This place is in no visit. Name one, as in: export \(format) --visit 1. Or export all: export \(format) --all",
            .ko("현재 화면은 방문이 아닙니다. 방문을 지정하거나(export \(format) --visit 1) 전체를 내보내세요: export \(format) --all"),
            .ja("この画面はサ活ではありません。サ活を指定するか（export \(format) --visit 1）、すべて書き出してください: export \(format) --all"))
    }

}
