import Basics

/// The messages about documents and their errors.
enum ExchangePhrases {
    static let export = Phrase(
        """
        write this chart as a document; json --all --complete has all charts, logs, picks and wishes, but not your \
        settings and the history of edits: backup has everything
        """,
        .ko("이 만다라트를 문서로 내보내기. json --all --complete에는 만다라트, 실천 기록, 이번 주 항목, 소원이 모두 들어가고, backup에는 설정과 편집 기록까지 들어감"),
        .ja("このマンダラートを文書として書き出す。json --all --complete にはマンダラート、記録、今週の項目、願いのすべてが入り、backup には設定と編集履歴も入る"))
    static let importing = Phrase(
        "read what was exported as JSON or CSV, and ask first", .ko("JSON이나 CSV로 내보낸 것을 확인한 뒤 가져오기"),
        .ja("JSON か CSV で書き出したものを、確認してから取り込む"))
    static let importDetails = Phrase(
        """
        A chart with a name replaces the one of that name. One without a name replaces one with the same core goal, else an \
        empty one. All others are new.
        """,
        .ko("이름이 있는 만다라트는 이름이 같은 만다라트를 대체합니다. 이름이 없으면 핵심 목표가 같은 만다라트를, 그것도 없으면 빈 만다라트를 대체합니다. 나머지는 새로 추가됩니다."),
        .ja("名前のあるマンダラートは、同じ名前のものを置き換えます。名前がなければ中心目標が同じものを、それもなければ空のものを置き換えます。それ以外は新しく追加されます。"))
    static let emptyCalendar = Phrase(
        "There is no due day and no habit for a calendar. Set one first: due 1/2 friday, every 1/3 daily",
        .ko("캘린더에 넣을 기한이나 습관이 없습니다. 먼저 정하세요: due 1/2 금요일, every 1/3 매일"),
        .ja("カレンダーに書き出す期限も習慣もありません。先に決めてください: due 1/2 金曜日、every 1/3 毎日"))
    static let nothingToDraw = Phrase(
        "There is nothing to draw: nothing was done in that time, and nothing is rated. export svg at home draws the cells.",
        .ko("그릴 내용이 없습니다. 그 기간에 활동이 없고 달성률도 없습니다. 칸을 그리려면 home에서 export svg를 입력하세요."),
        .ja("描く内容がありません。その期間に活動がなく、達成率もありません。マスを描くには home で export svg と入力してください。"))
    static func noChartHere(_ format: String) -> Phrase {
        Phrase(
            "This place is in no chart. Name one: export \(format) --chart 1. Or export all: export \(format) --all",
            .ko("현재 화면은 만다라트가 아닙니다. 만다라트를 지정하거나(export \(format) --chart 1) 전체를 내보내세요: export \(format) --all"),
            .ja("この画面はマンダラートではありません。マンダラートを指定するか（export \(format) --chart 1）、すべて書き出してください: export \(format) --all"))
    }

    // MARK: - Faults of any document

    static func noSuchNumber(_ number: String) -> Phrase {
        Phrase(
            "No chart of this document has the number \(number).", .ko("문서에 번호가 \(number)인 만다라트가 없습니다."),
            .ja("文書に番号\(number)のマンダラートがありません。"))
    }

    // MARK: - Faults of JSON

    static func wrongMean(_ rate: String) -> Phrase {
        Phrase(
            "This follows from the action items, which make \(rate). Leave it out, or change them.",
            .ko("실천 항목으로 계산되는 값이며, 현재 \(rate)입니다. 이 값을 빼거나 실천 항목을 수정하세요."),
            .ja("アクションから計算される値で、現在は \(rate) です。省くか、アクションを修正してください。"))
    }
}
