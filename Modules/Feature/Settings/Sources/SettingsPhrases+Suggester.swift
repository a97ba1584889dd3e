import Basics
import ProfileDomainInterface

/// The phrases about the external program that suggests titles.
extension SettingsPhrases {
    static let suggester = Phrase(
        "have a program of yours suggest topics, too: its command, or - for none",
        .ko("내 프로그램에서도 제안받기: 실행할 명령, 쓰지 않으려면 -"), .ja("自分のプログラムにも候補を出させる: コマンド、使わない場合は -"))
    static let suggesterExample = Phrase(typed: "suggester ~/bin/suggest-topics")

    static let suggesterChosen = Phrase("suggester", .ko("제안 프로그램"), .ja("候補プログラム"))
    static let noProgram = Phrase("none", .ko("없음"), .ja("なし"))
    static let nothingIsSent = Phrase(
        "Nothing is sent anywhere, except by “sync”.", .ko("“sync”로 보낼 때 말고는 어디에도 전송하지 않습니다."),
        .ja("「sync」で送るとき以外は、どこにも送信されません。"))

    /// Returns the note that says which data the external program receives, and that the program decides what happens
    /// to the data.
    static func getsTitles(_ program: SuggesterCommand) -> Phrase {
        let name = program.words.first ?? ""
        return Phrase(
            """
            Nothing is sent anywhere, except by “sync”. But when topics are suggested, \(quoted: name) gets your language, the \
            position of the cell, the core goal, the sub-goal and the titles beside the cell. What it does with them is up to \
            it; “suggester -” ends that.
            """,
            .ko(
                """
                이 프로그램은 “sync”로 보낼 때 말고는 어디에도 전송하지 않습니다. 다만 주제를 제안할 때 \(quoted: name) 프로그램에 언어, 칸의 위치, 핵심 목표, 세부 \
                목표, 옆 칸의 제목을 넘기며, 그 뒤의 처리는 그 프로그램에 달려 있습니다. “suggester -”로 끌 수 있습니다.
                """),
            .ja(
                """
                このプログラムは「sync」で送るとき以外、どこにも送信しません。ただし、候補を出すときに\(quoted: name)へ、言語、マスの位置、中心目標、サブ目標、隣のマスの\
                タイトルを渡します。その後の扱いはそのプログラム次第です。「suggester -」で止められます。
                """))
    }

    static func isAsked(_ program: SuggesterCommand?) -> Phrase {
        guard let program else {
            return Phrase(
                "No program is asked for suggestions any more.", .ko("이제 다른 프로그램에서 제안을 받지 않습니다."),
                .ja("ほかのプログラムからは候補を出さなくなります。"))
        }
        let name = program.words.first ?? ""
        return Phrase(
            """
            From now on \(quoted: name) suggests topics, too. It gets your language, the position of the cell, the core goal, \
            the sub-goal and the titles beside the cell.
            """,
            .ko(
                """
                이제부터 \(quoted: name) 프로그램에서도 제안을 받습니다. 언어, 칸의 위치, 핵심 목표, 세부 목표, 옆 칸의 제목을 그 프로그램에 \
                넘깁니다.
                """),
            .ja(
                """
                これからは\(quoted: name)からも候補を出します。言語、マスの位置、中心目標、サブ目標、隣のマスのタイトルをそのプログラムに渡します。
                """))
    }
}
