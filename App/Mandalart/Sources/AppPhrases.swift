import Basics
import Stores

/// The phrases about the program itself.
enum AppPhrases {
    static let summary = Phrase(
        "Plans a goal: eight sub-goals around it, eight action items around each.",
        .ko("목표 하나를 세부 목표 8개와 세부 목표마다 실천 항목 8개로 나누어 계획합니다."),
        .ja("1つの目標を、8つのサブ目標と、それぞれ8つのアクションに分けて計画します。"))
    static let examples = [
        Phrase(typed: "mandalart"),
        Phrase("mandalart nickname Juno", .ko("mandalart nickname 김주노"), .ja("mandalart nickname じゅんこ")),
        Phrase(
            "mandalart core \"Run a marathon\"", .ko("mandalart core \"마라톤 완주하기\""),
            .ja("mandalart core \"マラソンを完走する\"")),
        Phrase("mandalart set 1 Endurance", .ko("mandalart set 1 \"지구력 기르기\""), .ja("mandalart set 1 持久力をつける")),
        Phrase(
            "mandalart set 1/3 \"Swim\" 10%", .ko("mandalart set 1/3 \"수영\" 10%"),
            .ja("mandalart set 1/3 \"水泳\" 10%")),
        Phrase(typed: "mandalart show"),
    ]

    static let files = [
        (
            path: "../share/mandalart/suggestions/*.txt",
            content: Phrase(
                "The themes that “suggest” knows, beside the program. $MANDALART_SUGGESTIONS names another folder.",
                .ko("suggest가 제안하는 주제입니다. 프로그램 위치를 기준으로 합니다. $MANDALART_SUGGESTIONS로 다른 폴더를 정할 수 있습니다."),
                .ja("suggest が提案するテーマです。プログラムからの相対位置です。$MANDALART_SUGGESTIONS で別のフォルダを指定できます。"))
        )
    ]

    // MARK: - The store

    static let contents = Phrase(
        "All charts, logs, wishes and settings, with the history of edits.",
        .ko("모든 만다라트, 실천 기록, 소원, 설정, 편집 기록입니다."), .ja("すべてのマンダラート、アクションの記録、願い、設定、編集履歴です。"))
    /// The parts of the store, each with its name for users and its database tables.
    static let parts = [
        StoreDeclaration.Part(Phrase("charts", .ko("만다라트"), .ja("マンダラート")), tables: ["chart"]),
        .init(Phrase("cells", .ko("칸"), .ja("マス")), tables: ["goal", "item", "item_touch"]),
        .init(Phrase("log entries", .ko("실천 기록"), .ja("アクションの記録")), tables: ["activity"]),
        .init(Phrase("wishes", .ko("소원"), .ja("願い")), tables: ["wish", "milestone"]),
        .init(Phrase("refused suggestions", .ko("제외한 제안"), .ja("除外した候補")), tables: ["refusal"]),
        .init(Phrase("settings", .ko("설정"), .ja("設定")), tables: ["profile", "seen_hint"]),
        .init(Phrase("events", .ko("이벤트"), .ja("イベント")), tables: ["event", "event_total", "event_log"]),
    ]

    // MARK: - Places that are about all charts

    static let charts = Phrase(
        "all charts: begin, name, archive or delete one", .ko("모든 만다라트: 만들기, 이름 바꾸기, 아카이브, 삭제"),
        .ja("すべてのマンダラート: 作成、名前の変更、アーカイブ、削除"))
    static let dreams = Phrase(
        "a hundred wishes, and trees of those that you mean", .ko("버킷 리스트: 소원 100개와 소원 나무"),
        .ja("夢リスト: 100個の願いと、願いの木"))
    static let search = Phrase(
        "find words in all charts, logs and wishes", .ko("모든 만다라트와 기록, 소원에서 검색"),
        .ja("すべてのマンダラートと記録、願いを検索する"))
    static let today = Phrase(
        "what is due and done today; on one line: today --short; what was done on a day: today yesterday",
        .ko("기한이 다가온 항목과 오늘 한 일 (한 줄로: today --short, 지난 날 한 일: today 어제)"),
        .ja("期限の近い項目と今日したこと（1行では today --short、過去の日にしたことは today 昨日）"))
    static let review = Phrase(
        "look back on a week, and pick three items for the next one; with a day, the week that ended then",
        .ko("한 주를 돌아보고 다음 한 주에 할 항목 3개 고르기 (날짜를 주면 그날까지의 한 주)"),
        .ja("1週間を振り返り、次の1週間の項目を3つ選ぶ（日付を付けると、その日までの1週間）"))
    static let next = Phrase(
        "what to do now: unfinished items from one sub-goal after the other, left alone the longest first",
        .ko("다음 실천 항목: 완료하지 않은 것을 세부 목표마다 하나씩, 오래 손대지 않은 순으로 보기"),
        .ja("次のアクション: 未完了のものをサブ目標ごとに1つずつ、更新の古い順に表示する"))
    static let stale = Phrase(
        "unfinished items that were left alone for 14 days, or as many as you say; “all” shows every row of the 14 days",
        .ko("14일 이상, 또는 입력한 일수 이상 손대지 않은 미완료 실천 항목 (all: 14일 이상인 것을 빠짐없이)"),
        .ja("14日以上、または指定した日数以上更新していない未完了のアクション（all: 14日以上のものをすべて）"))
    static let insights = Phrase(
        "what you finished, when you plan and do, and which habits hold, as plots",
        .ko("완료한 것, 계획하고 실천하는 때, 이어지는 습관을 그래프로 보기"), .ja("完了したこと、計画と実行の時間、続いている習慣をグラフで見る"))
}
