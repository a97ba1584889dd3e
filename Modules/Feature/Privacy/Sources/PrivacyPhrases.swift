import Basics
import EventLogDomainInterface

/// The phrases of the event log.
enum PrivacyPhrases {
    // MARK: - Commands

    static let off = Phrase("keep no events from now on", .ko("앞으로 기록하지 않기"), .ja("これから記録しない"))
    static let on = Phrase("keep events from now on", .ko("앞으로 기록하기"), .ja("これから記録する"))
    static let delete = Phrase("delete all events, for good", .ko("기록을 모두 완전히 삭제"), .ja("記録をすべて完全に削除する"))

    // MARK: - The page

    static let title = Phrase("Privacy", .ko("개인정보"), .ja("プライバシー"))
    static let about = [
        Phrase(
            """
            Beside your charts the file has a log of what you did and when, for “insights”: that a nickname was \
            chosen, which cells were saved, which palettes were tried and saved.
            """,
            .ko(
                """
                파일에는 만다라트와 함께 “insights”를 위한 기록이 있습니다. 닉네임을 정한 일, 저장한 칸, 선택해 보거나 저장한 팔레트와 \
                그 시각이 기록됩니다.
                """),
            .ja(
                """
                ファイルにはマンダラートのほかに、「insights」のための記録があります。ニックネームを決めたこと、保存したマス、\
                試したり保存したりしたパレットと、その時刻です。
                """)),
        Phrase(
            """
            It has positions, rates, names of palettes, and how long your texts are. Not one word that you wrote is \
            in it, and it is not sent anywhere.
            """,
            .ko("위치, 달성률, 팔레트 이름, 텍스트의 길이만 기록합니다. 입력한 텍스트는 한 글자도 기록하지 않으며, 어디에도 전송하지 않습니다."),
            .ja("記録するのは位置、達成率、パレットの名前、テキストの長さだけです。入力したテキストは1文字も記録せず、どこにも送信しません。")),
        Phrase(
            """
            Except for “sync”, only a program that you choose for suggestions (“settings suggester”) gets titles: the core \
            goal, the sub-goal and those beside the cell, with your language. It gets nothing of the log.
            """,
            .ko(
                """
                “sync”로 보낼 때 말고 제목을 넘기는 곳은 제안용으로 직접 고른 프로그램(“settings suggester”)뿐입니다. 핵심 목표, 세부 목표, \
                옆 칸의 제목과 언어를 넘기며, 기록은 넘기지 않습니다.
                """),
            .ja(
                """
                「sync」で送るとき以外にタイトルを受け取るのは、候補のために自分で選んだプログラム（「settings suggester」）だけです。\
                渡すのは中心目標、サブ目標、隣のマスのタイトルと言語で、記録は渡しません。
                """)),
    ]
    static let bounds = Phrase(
        """
        The newest \(EventLogBounds.count) events are kept for about \(years) years; their totals for “insights” stay until \
        you delete the log.
        """,
        .ko("최근 기록 \(EventLogBounds.count)건을 약 \(years)년 동안 보관합니다. “insights”의 합계는 기록을 삭제할 때까지 남습니다."),
        .ja("新しいものから\(EventLogBounds.count)件を約\(years)年間残します。「insights」の合計は、記録を削除するまで残ります。"))
    private static let years = EventLogBounds.days / 365
    static let nothingKept = Phrase("The log is empty.", .ko("기록이 비어 있습니다."), .ja("記録は空です。"))
    static let newAreNot = Phrase("New events are not kept.", .ko("새 기록은 남기지 않습니다."), .ja("新しい記録は残していません。"))

    static func kept(_ count: Int, since time: String) -> Phrase {
        let events = EventLogPhrases.events(count)
        return Phrase(
            "The log has \(events) since \(time).", .ko("\(time) 이후의 기록이 \(events) 있습니다."),
            .ja("\(time) 以降の記録が\(events)あります。"))
    }

    static func earlier(_ count: Int) -> Phrase {
        Phrase(
            "The newest are shown; --json shows the \(count) before them, too.",
            .ko("최근 기록만 표시합니다. 이전 \(count)건도 보려면 --json을 쓰세요."), .ja("新しいものだけを表示しています。その前の\(count)件は --json で見られます。")
        )
    }

    // MARK: - Hints, replies and questions

    static let words = Phrase(
        "off keeps no more events, on keeps them again, delete removes them, back leaves.",
        .ko("off: 기록 중지, on: 기록 다시 시작, delete: 모두 삭제, back: 나가기"),
        .ja("off: 記録を停止、on: 記録を再開、delete: すべて削除、back: 戻る"))
    static let isOff = Phrase(
        "No more events are kept. Those that are there stay; delete removes them.",
        .ko("이제 기록하지 않습니다. 지금까지의 기록은 남아 있으며, delete 명령으로 삭제할 수 있습니다."),
        .ja("これからは記録しません。これまでの記録は残っており、delete で削除できます。"))
    static let isOn = Phrase("Events are kept from now on.", .ko("이제부터 기록합니다."), .ja("これから記録します。"))
    static let deleted = Phrase("The log is deleted.", .ko("기록을 삭제했습니다."), .ja("記録を削除しました。"))

    /// Returns the question that confirms deleting the log.
    static func forget(_ count: Int) -> Phrase {
        let events = EventLogPhrases.events(count)
        return Phrase(
            "Delete the log of \(events), for good?", .ko("기록 \(events, .object) 모두 완전히 삭제하시겠습니까?"),
            .ja("記録\(events)をすべて完全に削除しますか？"))
    }
}
