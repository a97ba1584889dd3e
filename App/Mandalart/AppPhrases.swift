import Languages

/// What the program says of itself.
enum AppPhrases {
    static let summary = Phrase(
        "Plans a goal: eight sub-goals around it, eight action items around each.",
        .ko("목표 하나를 세부 목표 8개와 세부 목표마다 실천 항목 8개로 나누어 계획합니다."),
        .ja("1つの目標を、8個のサブ目標と、それぞれ8個のアクションに分けて計画します。"))
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
            path: "~/.local/share/mandalart/mandalart.db",
            content: Phrase(
                """
                All charts, logs, wishes and settings, with the history of edits. With $XDG_DATA_HOME or --data DIR it is \
                there.
                """,
                .ko("모든 만다라트, 실천 기록, 소원, 설정, 편집 기록입니다. $XDG_DATA_HOME이나 --data DIR을 정하면 그곳에 있습니다."),
                .ja("すべてのマンダラート、実践の記録、願い、設定、編集の履歴です。$XDG_DATA_HOME や --data DIR を指定するとそこに置かれます。"))
        ),
        (
            path: "~/.local/share/mandalart/backups/",
            content: Phrase(
                "Backups of the last seven days with edits.", .ko("편집이 있던 최근 7일의 백업입니다."), .ja("編集のあった直近7日分のバックアップです。"))
        ),
        (
            path: "~/.local/state/mandalart/",
            content: Phrase(
                "The lines that you typed, and the place where you left off.", .ko("입력한 줄과 지난번에 있던 장소입니다."),
                .ja("入力した行と、前回いた場所です。"))
        ),
    ]

    // MARK: - Places that are about all charts

    static let charts = Phrase(
        "all charts: begin, name, archive or delete one", .ko("모든 만다라트: 만들기, 이름 바꾸기, 아카이브, 삭제"),
        .ja("すべてのマンダラート: 作成、名前の変更、アーカイブ、削除"))
    static let dreams = Phrase(
        "a hundred wishes, and trees of those that you mean", .ko("버킷 리스트: 소원 100개와 소원 나무"),
        .ja("夢リスト: 100個の願いと、願いの木"))
    static let search = Phrase(
        "find words in all charts and wishes", .ko("모든 만다라트와 소원에서 검색"), .ja("すべてのマンダラートと願いを検索する"))
    static let today = Phrase(
        "what is due and done today; on one line: today --short",
        .ko("기한이 다가온 항목과 오늘 한 일, 한 줄로는 today --short"), .ja("期限の近い項目と今日したこと、1行では today --short"))
    static let review = Phrase(
        "look back on a week, and pick three items for the next one", .ko("한 주를 돌아보고 다음 한 주에 할 항목 3개 고르기"),
        .ja("1週間を振り返り、次の1週間の項目を3つ選ぶ"))
    static let next = Phrase(
        "what to do now: unfinished items from one sub-goal after the other, left alone the longest first",
        .ko("다음 할 일: 완료하지 않은 실천 항목을 세부 목표마다 하나씩, 오래 손대지 않은 순으로 보기"),
        .ja("次にすること: 未完了のアクションをサブ目標ごとに1つずつ、更新の古い順に表示する"))
    static let stale = Phrase(
        "unfinished items that were left alone for 14 days, or as many as you say; “all” shows every row of the 14 days",
        .ko("14일 이상, 또는 입력한 일수 이상 손대지 않은 미완료 실천 항목 (all: 14일 이상인 것을 빠짐없이)"),
        .ja("14日以上、または指定した日数以上更新していない未完了のアクション（all: 14日以上のものをすべて）"))
    static let insights = Phrase(
        "how far you came, and what you tried, as plots", .ko("얼마나 채우고 이루었는지, 무엇을 해 보았는지 그래프로 보기"),
        .ja("進み具合と試したことをグラフで見る"))

    static func noBackup(_ path: String) -> Phrase {
        Phrase(
            "\(path) is no backup of mandalart, or a damaged one. Nothing was changed.",
            .ko("\(path): mandalart의 백업이 아니거나 손상된 백업입니다. 변경된 내용은 없습니다."),
            .ja("\(path): mandalart のバックアップではないか、破損しています。何も変更していません。"))
    }

    static func storeItself(_ path: String) -> Phrase {
        Phrase(
            "\(path) is the store itself. Name a backup.", .ko("\(path): 현재 사용 중인 저장소입니다. 백업 파일을 지정하세요."),
            .ja("\(path): 現在使用中のデータです。バックアップファイルを指定してください。"))
    }

    /// What people call that which is in some tables.
    static func parts(of tables: Set<String>) -> [Phrase] {
        let names: [(tables: Set<String>, name: Phrase)] = [
            (["chart"], Phrase("charts", .ko("만다라트"), .ja("マンダラート"))),
            (["goal", "item", "item_touch"], Phrase("cells", .ko("칸"), .ja("マス"))),
            (["activity"], Phrase("log entries", .ko("실천 기록"), .ja("実践の記録"))),
            (["wish", "milestone"], Phrase("wishes", .ko("소원"), .ja("願い"))),
            (["profile", "seen_hint"], Phrase("settings", .ko("설정"), .ja("設定"))),
            (["event", "event_total", "event_log"], Phrase("events", .ko("이벤트"), .ja("イベント"))),
        ]
        let known = names.filter { !$0.tables.isDisjoint(with: tables) }.map(\.name)
        let rest = tables.subtracting(names.flatMap(\.tables))
        return known + (rest.isEmpty ? [] : [Phrase("the history of edits", .ko("편집 기록"), .ja("編集履歴"))])
    }

    static func tracesLeft(_ path: String) -> Phrase {
        Phrase(
            "It is erased, but \(path) still has traces of it, since the file could not be rewritten. Purge again.",
            .ko("삭제했지만, 파일을 다시 쓰지 못해서 \(path)에 흔적이 남아 있습니다. purge를 다시 실행하세요."),
            .ja("削除しましたが、ファイルを書き直せなかったため、\(path) に跡が残っています。もう一度 purge を実行してください。"))
    }

    static func unreadableRow(_ path: String, _ reason: Phrase) -> Phrase {
        Phrase(
            """
            \(path) has a row that cannot be read, and it is left out: \(reason). To put back a backup that has it: mandalart \
            restore <file>.
            """,
            .ko("\(path): 읽을 수 없는 행 1개를 제외했습니다: \(reason). 그 행이 있는 백업을 복원하려면 mandalart restore <파일>을 실행하세요."),
            .ja("\(path): 読めない行を1件除外しました: \(reason)。その行があるバックアップを復元するには mandalart restore <ファイル> を実行してください。"))
    }

    static func noDailyBackup(_ reason: Phrase) -> Phrase {
        Phrase(
            "No automatic backup was made: \(reason). To make one elsewhere: backup <file>.",
            .ko("자동 백업을 만들지 못했습니다: \(reason). 다른 곳에 백업하려면 backup <파일>을 입력하세요."),
            .ja("自動バックアップを作成できませんでした: \(reason)。別の場所に作成するには backup <ファイル> と入力してください。"))
    }

    static func tooLargeForBackup(_ path: String, megabytes: Int) -> Phrase {
        Phrase(
            "\(path) is larger than \(megabytes) MiB", .ko("\(path): \(megabytes) MiB보다 큽니다"),
            .ja("\(path) が \(megabytes) MiB より大きいためです"))
    }

    static let noHome = Phrase(
        "HOME is not set, so there is no place for the data. Name one: --data DIR",
        .ko("HOME이 설정되어 있지 않아 데이터를 저장할 곳이 없습니다. 폴더를 지정하세요: --data DIR"),
        .ja("HOME が設定されていないため、データの保存先がありません。フォルダを指定してください: --data DIR"))
}
