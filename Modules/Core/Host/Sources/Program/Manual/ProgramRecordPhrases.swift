import Basics
import Commands

/// The manual's sentences about JSON in general, and about records that a program writes without the tree of RIBs.
enum ProgramRecordPhrases {
    static let version = Phrase(
        "The answer to “--version”.", .ko("“--version”에 대한 응답입니다."), .ja("「--version」への応答です。"))
    static let program = Phrase("the program", .ko("프로그램"), .ja("プログラム"))
    static let programVersion = Phrase("its version", .ko("버전"), .ja("バージョン"))
    static let options = Phrase(
        "The answer to “--help”: a line for each option.", .ko("“--help”에 대한 응답. 옵션마다 한 줄입니다."),
        .ja("「--help」への応答。オプションごとに1行です。"))
    static let option = Phrase("the option", .ko("옵션"), .ja("オプション"))
    static let optionValue = Phrase(
        "the option's value, or null", .ko("옵션의 값, 또는 null"), .ja("オプションの値、または null"))
    static let optionVariable = Phrase(
        "the variable of the environment that sets it, or null", .ko("그 옵션을 지정하는 환경 변수, 또는 null"),
        .ja("それを指定する環境変数、または null"))
    static let licences = Phrase(
        "The answer to “licences”: a line for each library that the program is linked with.",
        .ko("“licences”에 대한 응답. 프로그램에 링크된 라이브러리마다 한 줄입니다."),
        .ja("「licences」への応答。プログラムにリンクされたライブラリごとに1行です。"))
    static let library = Phrase("the library", .ko("라이브러리"), .ja("ライブラリ"))
    static let terms = Phrase("the name of its licence", .ko("라이선스 이름"), .ja("ライセンスの名前"))
    static let licenceAddress = Phrase(
        "where the licence can be read", .ko("라이선스를 읽을 수 있는 주소"), .ja("ライセンスを読めるアドレス"))

    // MARK: - The section of the manual

    static let output = Phrase("APPENDIX: JSON OUTPUT", .ko("부록: JSON 출력"), .ja("付録: JSON 出力"))
    static let introduction = [
        Phrase(
            "With --json each object is one line of UTF-8, and nothing comes in between: no page, hint, question or colour.",
            .ko("--json을 지정하면 객체를 UTF-8로 한 줄에 하나씩 출력하며, 화면, 힌트, 질문, 색은 출력하지 않습니다."),
            .ja("--json を付けると、オブジェクトごとに UTF-8 の1行になり、画面、ヒント、質問、色などは間に入りません。")),
        Phrase(
            "At a terminal there is still a prompt, and no place of an earlier run is gone back to.",
            .ko("터미널에서는 프롬프트가 표시되지만, 지난번 화면으로 돌아가지 않습니다."), .ja("ターミナルではプロンプトが表示されますが、前回の画面には戻りません。")),
        Phrase(
            "Each object begins with schema, the number 1, and kind, which says what members follow.",
            .ko("각 객체는 값이 1인 schema와, 뒤따르는 멤버의 종류를 나타내는 kind로 시작합니다."),
            .ja("オブジェクトは、数値1の schema と、続くメンバーの種類を示す kind で始まります。")),
        Phrase(
            "Names keep their meaning as long as schema keeps its number; new names may come, and new kinds.",
            .ko("schema의 숫자가 같은 동안 이름의 뜻은 바뀌지 않습니다. 새 이름과 새 kind는 생길 수 있습니다."),
            .ja("schema の数値が同じあいだ、名前の意味は変わりません。新しい名前や kind が増えることはあります。")),
        Phrase(
            "Members are always there, with null where there is nothing, but for what a kind of cell does not have.",
            .ko("멤버는 항상 있고, 값이 없으면 null입니다. 다만 해당 종류의 칸에 없는 멤버는 생략합니다."),
            .ja("メンバーは必ずあり、値がなければ null です。ただし、その種類のマスにないものは省かれます。")),
        Phrase(
            "Below, [] means each element of an array.", .ko("아래에서 []는 배열의 각 원소를 뜻합니다."),
            .ja("以下で [] は配列の各要素を表します。")),
        Phrase(
            "“show” answers with the place, “history” with a line for each edit, the oldest first.",
            .ko("“show”는 현재 화면을, “history”는 오래된 것부터 편집마다 한 줄을 출력합니다."), .ja("「show」は現在の画面を、「history」は古い順に編集ごとに1行を返します。")
        ),
        Phrase(
            "A line that shows nothing is answered with done, so that a program can wait for it.",
            .ko("출력이 없는 줄에는 done으로 응답하므로, 프로그램은 이를 기다릴 수 있습니다."), .ja("何も表示しない行には done を返すので、プログラムはそれを待てます。")),
    ]
    static let errors = Phrase("errors", .ko("오류"), .ja("エラー"))
    static let oneLine = Phrase(
        "An error is an answer, too: one line on standard output.", .ko("오류도 응답이므로, 표준 출력에 한 줄로 출력됩니다."),
        .ja("エラーも応答なので、標準出力に1行で出力されます。"))
    static let trace = Phrase(
        "With --trace, standard error has lines with schema and trace.",
        .ko("--trace를 지정하면 표준 오류에 schema와 trace가 있는 줄이 출력됩니다."),
        .ja("--trace を付けると、schema と trace を持つ行が標準エラーに出力されます。"))
    static let message = Phrase(
        "The message is for people; line is the line of a script, else null. The code is one of:",
        .ko("message는 사람이 읽는 글이고, line은 스크립트의 줄 번호거나 null입니다. code는 다음 중 하나입니다:"),
        .ja("message は人が読む文、line はスクリプトの行番号か null です。code は次のどれかです:"))
}
