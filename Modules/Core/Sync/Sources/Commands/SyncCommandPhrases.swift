import Basics
import Host

/// The phrases of the command `sync`.
enum SyncCommandPhrases {
    // MARK: - Help

    static let sync = Phrase(
        "exchange edits with your other machines, through a folder or a database",
        .ko("폴더나 데이터베이스를 통해 다른 기기와 편집 주고받기"), .ja("フォルダやデータベースを通じて、ほかの機器と編集をやり取りする"))
    static let example = Phrase(typed: "sync ~/Dropbox/goals")
    static let usage = Phrase(
        "[<target> | <when> | status | forget … | machine …] [--dry-run]",
        .ko("[<대상> | <시점> | status | forget … | machine …] [--dry-run]"),
        .ja("[<対象> | <タイミング> | status | forget … | machine …] [--dry-run]"))
    static let details = Phrase(
        """
        A target is a folder that something else carries, such as ~/Dropbox/goals, or a database that speaks PostgreSQL: \
        postgresql://host/name. The first time, it says how much will be exchanged, asks, and makes a backup. After that, \
        “sync” alone exchanges with all targets. Where two machines edited the same field, the later edit is shown, the \
        other one stays in the history, and the machine that made it says so. With “sync start”, “sync end” or “sync both” \
        the prompt exchanges by itself as it opens or ends, for two seconds at most; “sync off” ends that.
        """,
        .ko(
            """
            대상은 ~/Dropbox/goals처럼 다른 프로그램이 동기화하는 폴더, 또는 postgresql://host/name처럼 PostgreSQL 방식의 \
            데이터베이스입니다. 처음에는 주고받을 양을 알려 주고 확인한 뒤 백업을 만듭니다. 그 뒤에는 sync만 입력하면 모든 대상과 주고받습니다. 두 \
            기기에서 같은 필드를 편집했으면 나중의 편집이 보이고 다른 편집은 편집 기록에 남으며, 그 편집을 한 기기에서 이를 알려 줍니다. \
            sync start, sync end, sync both를 입력하면 프롬프트가 열리거나 닫힐 때 최대 2초 동안 스스로 주고받고, sync off는 이를 끕니다.
            """),
        .ja(
            """
            対象は、~/Dropbox/goals のようにほかのプログラムが同期するフォルダか、postgresql://host/name のように PostgreSQL 方式の\
            データベースです。初回はやり取りする量を示して確認し、バックアップを作ります。その後は sync だけですべての対象とやり取りします。2台の機器で\
            同じフィールドを編集した場合は、後の編集が表示され、もう一方は編集履歴に残り、その編集をした機器がそれを伝えます。\
            sync start、sync end、sync both で、プロンプトの開始時や終了時に最長2秒で自動的にやり取りし、sync off で止めます。
            """))
    static let target = Phrase("target", .ko("대상"), .ja("対象"))
    static let choices = Phrase(
        "the targets and settings of “sync”", .ko("sync의 대상과 설정"), .ja("sync の対象と設定"))

    static let notDry = Phrase(
        "--dry-run is for an exchange alone, such as “sync --dry-run”. Nothing was changed.",
        .ko("--dry-run은 편집을 주고받을 때만 쓸 수 있습니다. 예: sync --dry-run. 변경된 내용은 없습니다."),
        .ja("--dry-run は編集のやり取りにのみ使えます。例: sync --dry-run。何も変更していません。"))

    static let noName = Phrase(
        "A machine needs a name, such as “sync machine kitchen”.", .ko("기기의 이름을 입력하세요. 예: sync machine kitchen"),
        .ja("機器の名前を入力してください。例: sync machine kitchen"))

    static let notRecorded = Phrase(
        "A recorded run exchanges no edits.", .ko("기록 중에는 편집을 주고받을 수 없습니다."), .ja("記録中は編集をやり取りできません。"))

    static let tookTooLong = Phrase(
        "The exchange of edits took more than 2 seconds and was broken off. “sync” goes on with it.",
        .ko("편집 주고받기가 2초를 넘어 중단했습니다. sync를 입력하면 이어서 합니다."),
        .ja("編集のやり取りが2秒を超えたため中断しました。sync で続きを行います。"))

    // MARK: - JSON

    static let exchanges = Phrase(
        "the exchanges, or with --dry-run what they would do", .ko("주고받은 결과. --dry-run이면 주고받을 예정인 것"),
        .ja("やり取りの結果。--dry-run ならやり取りする予定のもの"))
    static let targets = Phrase("of status: the targets", .ko("status이면 대상들"), .ja("status なら対象"))
    static let machines = Phrase("of status: the other machines", .ko("status이면 다른 기기들"), .ja("status ならほかの機器"))
    static let thisMachine = Phrase(
        "of status and machine: the name of this machine", .ko("status와 machine이면 이 기기의 이름"),
        .ja("status と machine なら、この機器の名前"))
    static let automatic = Phrase(
        "of status and of the choice: when a prompt exchanges by itself: start, end, both or off",
        .ko("status와 설정이면 프롬프트가 스스로 주고받는 때: start, end, both, off"),
        .ja("status と設定なら、プロンプトが自動でやり取りする時: start、end、both、off"))
    static let targetMember = Phrase("the folder or the database", .ko("폴더 또는 데이터베이스"), .ja("フォルダまたはデータベース"))
    static let sent = Phrase("the number of edits that went there", .ko("보낸 편집의 수"), .ja("送った編集の数"))
    static let received = Phrase("the number of edits that came here", .ko("받은 편집의 수"), .ja("受け取った編集の数"))
    static let lost = Phrase(
        "what was edited here and a later edit elsewhere replaced", .ko("여기에서 편집했으나 다른 기기의 나중 편집으로 바뀐 것"),
        .ja("ここで編集したが、ほかの機器の後の編集で置き換わったもの"))
    static let notices = Phrase("what to know, in English", .ko("알아 둘 것 (영어)"), .ja("知っておくこと（英語）"))
    static let backup = Phrase(
        "the backup before a first exchange, or null", .ko("첫 동기화 전에 만든 백업, 없으면 null"), .ja("初回の前に作ったバックアップ。なければ null"))
    static let part = Phrase("the kind of the changed part", .ko("바뀐 것의 종류"), .ja("変わったものの種類"))
    static let address = Phrase(
        "where it is, or null where there is only one", .ko("바뀐 것의 위치, 하나뿐이면 null"), .ja("その位置。1つしかないものは null"))
    static let exchanged = Phrase(
        "the time of the last exchange, in UTC (RFC 3339), or null", .ko("마지막으로 주고받은 시각. UTC (RFC 3339), 없으면 null"),
        .ja("最後にやり取りした時刻。UTC（RFC 3339）。なければ null"))
    static let waiting = Phrase(
        "the number of edits that were not sent yet", .ko("아직 보내지 않은 편집의 수"), .ja("まだ送っていない編集の数"))
    static let name = Phrase("the name of the machine", .ko("기기의 이름"), .ja("機器の名前"))
    static let lastEdit = Phrase(
        "the time of its last edit that came here, by its clock", .ko("여기에 도착한 마지막 편집의 시각 (그 기기의 시계)"),
        .ja("ここに届いた最後の編集の時刻（その機器の時計）"))

    // MARK: - Questions

    static func begins(_ preview: Synchronizer.Outcome, _ target: String) -> Phrase {
        let (sent, received) = (edits(preview.sent), edits(preview.received))
        return Phrase(
            "Exchange edits with \(target) from now on? \(sent) to send, \(received) to receive. A backup is made first.",
            .ko("앞으로 \(target)에서 편집을 주고받으시겠습니까? 보낼 것: \(sent), 받을 것: \(received). 먼저 백업을 만듭니다."),
            .ja("これから \(target) で編集をやり取りしますか？送信: \(sent)、受信: \(received)。先にバックアップを作ります。"))
    }

    static func goOn(_ surprise: SyncError, _ preview: Synchronizer.Outcome) -> Phrase {
        let (sent, received) = (edits(preview.sent), edits(preview.received))
        let question = Phrase(
            "Go on with it all the same? \(sent) to send, \(received) to receive. Nothing is removed here.",
            .ko("그래도 계속하시겠습니까? 보낼 것: \(sent), 받을 것: \(received). 여기에서는 아무것도 삭제하지 않습니다."),
            .ja("それでも続けますか？送信: \(sent)、受信: \(received)。ここからは何も削除しません。"))
        return surprise.explanation.followed(by: question)
    }

    // MARK: - Answers

    private static func edits(_ count: Int) -> Phrase {
        Phrase("\(count) \(count == 1 ? "edit" : "edits")", .ko("편집 \(count)개"), .ja("編集\(count)件"))
    }

    static func exchanging(_ target: String) -> WorkStep {
        WorkStep(
            doing: Phrase("Exchanging edits with \(target)", .ko("\(target)에서 편집을 주고받는 중"), .ja("\(target) で編集をやり取り中")))
    }

    static func done(_ outcome: Synchronizer.Outcome, _ target: String) -> Phrase {
        if outcome.sent == 0, outcome.received == 0 {
            return Phrase("\(target): nothing new.", .ko("\(target): 새로운 것이 없습니다."), .ja("\(target): 新しいものはありません。"))
        }
        let (sent, received) = (edits(outcome.sent), edits(outcome.received))
        return Phrase(
            "\(target): \(sent) sent, \(received) received.", .ko("\(target): \(sent) 보냄, \(received) 받음"),
            .ja("\(target): \(sent)を送信、\(received)を受信"))
    }

    /// Returns what was edited here and replaced elsewhere, and the other messages of an exchange.
    static func details(of outcome: Synchronizer.Outcome) -> [Phrase] { outcome.lost.map(lost) + outcome.notices }

    static func exchanges(_ choice: AutomaticExchange) -> Phrase {
        switch choice {
        case .start:
            Phrase(
                "The prompt exchanges edits as it opens.", .ko("프롬프트를 열 때 편집을 주고받습니다."),
                .ja("プロンプトの開始時に編集をやり取りします。"))
        case .end:
            Phrase(
                "The prompt exchanges edits as it ends.", .ko("프롬프트를 닫을 때 편집을 주고받습니다."),
                .ja("プロンプトの終了時に編集をやり取りします。"))
        case .both:
            Phrase(
                "The prompt exchanges edits as it opens and as it ends.", .ko("프롬프트를 열 때와 닫을 때 편집을 주고받습니다."),
                .ja("プロンプトの開始時と終了時に編集をやり取りします。"))
        case .off:
            Phrase(
                "The prompt exchanges no edits by itself.", .ko("프롬프트가 스스로 편집을 주고받지 않습니다."),
                .ja("プロンプトは自動では編集をやり取りしません。"))
        }
    }

    static func would(_ preview: Synchronizer.Outcome, _ target: String) -> Phrase {
        let (sent, received) = (edits(preview.sent), edits(preview.received))
        return Phrase(
            "\(target): \(sent) to send, \(received) to receive. Nothing was exchanged.",
            .ko("\(target): 보낼 것 \(sent), 받을 것 \(received). 아무것도 주고받지 않았습니다."),
            .ja("\(target): 送信 \(sent)、受信 \(received)。何もやり取りしていません。"))
    }

    static func isBackedUp(_ file: String) -> Phrase {
        Phrase(
            "The store as it was before is in \(file).", .ko("그 전의 저장소는 \(file)에 있습니다."),
            .ja("それまでのデータは \(file) にあります。"))
    }

    static func lost(_ change: RecordedEdit.Change) -> Phrase {
        let (now, was) = (content(change.after), content(change.before))
        return Phrase(
            "Edited later on another machine: \(change.subject) is \(now) now, was \(was) here. The history has both.",
            .ko("다른 기기에서 나중에 편집됨. \(change.subject): \(now), 여기에서는: \(was). 둘 다 편집 기록에 있습니다."),
            .ja("ほかの機器で後から編集されました。\(change.subject): \(now)、ここでは: \(was)。どちらも編集履歴にあります。"))
    }

    private static func content(_ content: RecordedEdit.Content?) -> Phrase {
        switch content {
        case .text(let text, let detail):
            let detail = detail.isEmpty ? "" : " \(detail)"
            return Phrase(pattern: "\(quoted: text)\(detail)")
        case .word(let word): return word
        case nil: return Phrase("gone", .ko("없음"), .ja("なし"))
        }
    }

    static func isForgotten(_ target: String) -> Phrase {
        Phrase(
            "\(target) is no target any more. What is there stays there.",
            .ko("\(target)은 더 이상 대상이 아닙니다. 그곳의 내용은 그대로 있습니다."),
            .ja("\(target) は対象から外れました。そこにあるものはそのまま残ります。"))
    }

    static func machineIs(_ name: String) -> Phrase {
        Phrase(
            "This machine is \(quoted: name).", .ko("이 기기의 이름은 \(quoted: name)입니다."), .ja("この機器の名前は\(quoted: name)です。"))
    }

    static func status(_ target: SyncReply.Target, at time: (Timestamp) -> Phrase) -> Phrase {
        let waiting = edits(target.waiting)
        guard let exchanged = target.exchanged.map(time) else {
            return Phrase(
                "\(target.name): \(waiting) to send.", .ko("\(target.name): 보낼 것 \(waiting)"),
                .ja("\(target.name): 送信待ち \(waiting)"))
        }
        return Phrase(
            "\(target.name): last exchanged \(exchanged), \(waiting) to send.",
            .ko("\(target.name): 마지막으로 주고받은 시각 \(exchanged), 보낼 것 \(waiting)"),
            .ja("\(target.name): 最後のやり取り \(exchanged)、送信待ち \(waiting)"))
    }

    static func lastEdit(_ machine: SyncReply.Machine, at time: (Timestamp) -> Phrase) -> Phrase {
        let time = time(machine.lastEdit)
        return Phrase(
            "\(quoted: machine.name): last edit \(time), by its clock.",
            .ko("\(quoted: machine.name): 마지막 편집 \(time) (그 기기의 시계)"),
            .ja("\(quoted: machine.name): 最後の編集 \(time)（その機器の時計）"))
    }
}
