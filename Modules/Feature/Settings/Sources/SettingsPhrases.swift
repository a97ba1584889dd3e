import Basics
import ProfileDomainInterface

/// The phrases of the settings.
enum SettingsPhrases {
    // MARK: - Commands

    static let nickname = Phrase("change what you are called", .ko("닉네임 바꾸기"), .ja("ニックネームを変える"))
    static let nicknameExample = Phrase("nickname Juno", .ko("nickname 김주노"), .ja("nickname じゅんこ"))
    static let page = Phrase("page", .ko("화면"), .ja("画面"))
    static let start = Phrase(
        "begin at the prompt with another page: home or today", .ko("프롬프트에서 처음 열 화면 바꾸기: home, today"),
        .ja("プロンプトで最初に開く画面を変える: home、today"))
    static let startExample = Phrase(typed: "start today")
    static let rhythm = Phrase("rhythm", .ko("주기"), .ja("頻度"))
    static let visions = Phrase(
        "how often “today” shows the vision of a dream: \(VisionRhythm.words)",
        .ko("“today”에서 버킷 리스트의 비전을 보는 주기: \(VisionRhythm.words)"),
        .ja("「today」で夢のビジョンを見る頻度: \(VisionRhythm.words)"))
    static let visionsExample = Phrase("visions weekly", .ko("visions 매주"), .ja("visions 毎週"))
    static let openPrivacy = Phrase(
        "what the log of your steps keeps: see, stop or delete it", .ko("사용 기록: 보기, 중지, 삭제"),
        .ja("操作の記録: 表示、停止、削除"))

    // MARK: - The page

    static let title = Phrase("Settings", .ko("설정"), .ja("設定"))
    static let firstPage = Phrase("first page", .ko("첫 화면"), .ja("最初の画面"))
    static let visionsShown = Phrase("visions", .ko("비전 보기"), .ja("ビジョン"))

    static func shows(_ rhythm: VisionRhythm) -> Phrase {
        let often = rhythm.phrase
        guard rhythm != .never else {
            return Phrase(
                "“today” shows no vision any more.", .ko("이제 “today”에서 비전을 보여 주지 않습니다."),
                .ja("「today」にビジョンを表示しなくなります。"))
        }
        return Phrase(
            "“today” shows a vision \(often).", .ko("“today”에서 비전을 \(often) 보여 줍니다."),
            .ja("「today」にビジョンを\(often)表示します。"))
    }

    static let data = Phrase("data", .ko("데이터"), .ja("データ"))
    static let noneYet = Phrase("none yet", .ko("아직 없음"), .ja("まだありません"))
    static let privacy = Phrase(
        """
        Your charts, wishes and log stay in that file, in those beside it whose names begin like it, and in the folder \
        “backups”. The lines that you typed, and where you were, are in “history” and “place”.
        """,
        .ko(
            """
            만다라트와 소원, 기록은 그 파일, 같은 폴더에서 그 이름으로 시작하는 파일, “backups” 폴더에만 있습니다. 입력한 줄과 마지막 화면은 \
            “history”와 “place” 파일에 있습니다.
            """),
        .ja(
            """
            マンダラート、願い、記録は、そのファイル、同じフォルダでその名前から始まるファイル、「backups」フォルダにだけあります。入力した行と\
            最後の画面は「history」と「place」というファイルにあります。
            """))

    // MARK: - Hints and replies

    static let words = Phrase(
        """
        nickname <name…> changes the nickname, language <language> the language, start <page> the first page, \
        privacy shows what the log keeps, back leaves.
        """,
        .ko("nickname <이름…>: 닉네임 바꾸기, language <언어>: 언어 바꾸기, start <화면>: 첫 화면 바꾸기, privacy: 사용 기록 보기, back: 나가기"),
        .ja("nickname <名前…>: ニックネームを変える、language <言語>: 言語を変える、start <画面>: 最初の画面を変える、privacy: 操作の記録を見る、back: 戻る"))

    static func renamed(_ nickname: Nickname) -> Phrase {
        Phrase(
            "From now on you are \(nickname).", .ko("닉네임을 바꿨습니다: \(nickname)"),
            .ja("ニックネームを変更しました: \(nickname)"))
    }

    static func starts(with page: StartPage) -> Phrase {
        switch page {
        case .home:
            Phrase(
                "From now on the prompt begins at home, or where you left off.",
                .ko("이제부터 home이나 마지막으로 보던 화면에서 시작합니다."), .ja("これからは home か、最後の画面から始まります。"))
        case .today:
            Phrase(
                "From now on the prompt begins with today.", .ko("이제부터 today 화면에서 시작합니다."),
                .ja("これからは today から始まります。"))
        }
    }
}
