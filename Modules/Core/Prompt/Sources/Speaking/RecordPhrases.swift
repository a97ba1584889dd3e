import Commands
package import Languages

/// What the manual says of the records that programs read, and of the kinds of errors.
package enum RecordPhrases {
    static let placeNow = Phrase("where the program is now", .ko("지금 프로그램이 있는 장소"), .ja("いまプログラムがいる場所"))
    static let commandDone = Phrase(
        "the word that was carried out; “answer” for an answer", .ko("실행한 명령. 답이었으면 “answer”"),
        .ja("実行したコマンド。回答なら「answer」"))
    package static let done = Phrase(
        "The answer to a line that shows nothing: it was carried out.", .ko("아무것도 보여 주지 않는 줄에 대한 답. 실행했다는 뜻이에요."),
        .ja("何も表示しない行への応答。実行されたことを表します。"))
    static let help = Phrase(
        "The answer to “help”: a line for each word that can be typed.", .ko("“help”에 대한 답. 입력할 수 있는 명령마다 한 줄이에요."),
        .ja("「help」への応答。使えるコマンドごとに1行です。"))
    static let wordPlace = Phrase(
        "where the word belongs; null for one that is there everywhere", .ko("명령이 속한 장소. 어디서나 쓸 수 있으면 null"),
        .ja("コマンドの属する場所。どこでも使えるなら null"))
    static let word = Phrase("the word", .ko("명령"), .ja("コマンド"))
    static let wordUsage = Phrase("the word with what it takes", .ko("명령과 그 뒤에 붙는 것"), .ja("コマンドとその後ろに付くもの"))
    package static let purpose = Phrase("what it is for", .ko("하는 일"), .ja("用途"))
    static let lineToType = Phrase("a line to type, or null", .ko("입력해 볼 수 있는 줄, 또는 null"), .ja("入力例、または null"))
    static let isDestructive = Phrase(
        "whether it takes something away; then it may need --yes", .ko("무언가를 지우는지. 그러면 --yes가 필요할 수 있어요"),
        .ja("何かを消すかどうか。その場合は --yes が必要なことがあります"))
    static let tree = Phrase(
        "The answer to “tree”: which parts of the program are live.", .ko("“tree”에 대한 답. 동작 중인 프로그램 구성 요소예요."),
        .ja("「tree」への応答。動作中のプログラムの部品です。"))
    static let treeRoot = Phrase(
        "a part: name, isActive, and children, which are parts again",
        .ko("구성 요소: name, isActive, 그리고 다시 구성 요소인 children"), .ja("部品: name、isActive、そして同じく部品である children"))
    static let treeName = Phrase("what it is", .ko("이름"), .ja("名前"))
    static let isActive = Phrase("whether it is active", .ko("활성 상태인지"), .ja("有効かどうか"))
    static let treeChildren = Phrase("the parts below it", .ko("그 아래의 구성 요소"), .ja("その下の部品"))
    package static let version = Phrase(
        "The answer to “--version”.", .ko("“--version”에 대한 답이에요."), .ja("「--version」への応答です。"))
    package static let program = Phrase("the program", .ko("프로그램"), .ja("プログラム"))
    package static let programVersion = Phrase("its version", .ko("그 버전"), .ja("そのバージョン"))
    package static let options = Phrase(
        "The answer to “--help”: a line for each option.", .ko("“--help”에 대한 답. 옵션마다 한 줄이에요."),
        .ja("「--help」への応答。オプションごとに1行です。"))
    package static let licences = Phrase(
        "The answer to “licences”: a line for each library that the program is linked with.",
        .ko("“licences”에 대한 답. 프로그램에 링크된 라이브러리마다 한 줄이에요."),
        .ja("「licences」への答え。プログラムにリンクされたライブラリごとに1行です。"))
    package static let library = Phrase("the library", .ko("라이브러리"), .ja("ライブラリ"))
    package static let terms = Phrase("the name of its licence", .ko("라이선스 이름"), .ja("ライセンスの名前"))
    package static let licenceAddress = Phrase(
        "where the licence can be read", .ko("라이선스를 읽을 수 있는 주소"), .ja("ライセンスを読める場所"))

    package static let option = Phrase("the option", .ko("옵션"), .ja("オプション"))
    package static let optionValue = Phrase(
        "what stands after it, or null", .ko("그 뒤에 붙는 값, 또는 null"), .ja("後ろに付く値、または null"))
    static let document = Phrase(
        "The answer to “export” in another format than JSON.", .ko("JSON이 아닌 형식으로 내보낸 “export”에 대한 답."),
        .ja("JSON 以外の形式での「export」への応答。"))

    package static func oneOf(_ words: [String]) -> Phrase {
        Phrase("\(oneOf: words)", .ko("\(list: words) 가운데 하나"), .ja("\(list: words) のどれか"))
    }

    static let wholeText = Phrase("the whole document", .ko("문서 전체"), .ja("文書の全体"))
    package static let oneLine = Phrase("One line on standard error:", .ko("표준 오류에 한 줄로 나와요:"), .ja("標準エラーに1行で出ます:"))
    package static let trace = Phrase(
        "With --trace there are lines with schema and trace, too.", .ko("--trace를 쓰면 schema와 trace가 든 줄도 나와요."),
        .ja("--trace を付けると、schema と trace を持つ行も出ます。"))
    package static let message = Phrase(
        "The message is for people; line is the line of a script, else null. The code is one of:",
        .ko("message는 사람이 읽는 글이고, line은 스크립트의 줄 번호거나 null이에요. code는 다음 가운데 하나예요:"),
        .ja("message は人が読む文、line はスクリプトの行番号か null です。code は次のどれかです:"))
    package static let output = Phrase("JSON OUTPUT", .ko("JSON 출력"), .ja("JSON 出力"))
    package static let errors = Phrase("errors", .ko("오류"), .ja("エラー"))

    // MARK: - Kinds of errors

    package static let usage = Phrase(
        "The words were not understood; nothing was done.", .ko("입력한 단어를 알아듣지 못했어요. 아무것도 하지 않았어요."),
        .ja("入力された単語がわかりませんでした。何もしていません。"))
    static let rejected = Phrase(
        "The words were understood, and a rule of the data does not allow it; nothing was done.",
        .ko("단어는 알아들었지만 데이터의 규칙에 맞지 않아요. 아무것도 하지 않았어요."), .ja("単語はわかりましたが、データの規則に合いません。何もしていません。"))
    static let declined = Phrase(
        "A command that asks first was not confirmed; nothing was done.",
        .ko("먼저 물어보는 명령에 동의하지 않았어요. 아무것도 하지 않았어요."), .ja("確認が必要なコマンドに同意がありませんでした。何もしていません。"))
    static let interrupted = Phrase("A signal came in between.", .ko("도중에 신호가 왔어요."), .ja("途中でシグナルが来ました。"))
    static let storage = Phrase(
        "The store cannot be opened, read or written.", .ko("저장소를 열거나 읽거나 쓸 수 없어요."),
        .ja("データの保存先を開けない、読めない、または書けません。"))
    static let system = Phrase(
        "The system refused something else: a file, a folder, a stream.", .ko("시스템이 파일, 폴더, 스트림 같은 다른 것을 거절했어요."),
        .ja("ファイル、フォルダ、ストリームなど、ほかのことをシステムが拒否しました。"))
    static let failed = Phrase("Anything else.", .ko("그 밖의 오류예요."), .ja("その他のエラーです。"))

    package static let introduction = [
        Phrase(
            "With --json each object is one line of UTF-8, and nothing comes in between: no page, hint, question or colour.",
            .ko("--json을 쓰면 객체마다 UTF-8 한 줄이고, 그 사이에 다른 것(화면, 힌트, 질문, 색)은 없어요."),
            .ja("--json を付けると、オブジェクトごとに UTF-8 の1行になり、画面、ヒント、質問、色などは間に入りません。")),
        Phrase(
            "At a terminal there is still a prompt, and no place of an earlier run is gone back to.",
            .ko("터미널에서는 여전히 프롬프트가 나오고, 지난 실행의 장소로 돌아가지 않아요."), .ja("端末ではプロンプトが出ますが、前回の場所には戻りません。")),
        Phrase(
            "Each object begins with schema, the number 1, and kind, which says what members follow.",
            .ko("객체는 숫자 1인 schema와, 어떤 멤버가 이어지는지 알려 주는 kind로 시작해요."),
            .ja("オブジェクトは、数値1の schema と、続くメンバーの種類を示す kind で始まります。")),
        Phrase(
            "Names keep their meaning as long as schema keeps its number; new names may come, and new kinds.",
            .ko("schema의 숫자가 같은 동안 이름의 뜻은 바뀌지 않아요. 새 이름과 새 kind는 생길 수 있어요."),
            .ja("schema の数値が同じあいだ、名前の意味は変わりません。新しい名前や kind が増えることはあります。")),
        Phrase(
            "Members are always there, with null where there is nothing, but for what a kind of cell does not have.",
            .ko("멤버는 항상 있고, 값이 없으면 null이에요. 다만 그런 칸에 있을 수 없는 것은 빠져요."),
            .ja("メンバーは必ずあり、値がなければ null です。ただし、その種類のマスにないものは省かれます。")),
        Phrase(
            "Below, [] stands for each element of an array.", .ko("아래에서 []는 배열의 각 원소를 뜻해요."),
            .ja("以下で [] は配列の各要素を表します。")),
        Phrase(
            "“show” answers with the place, “history” with a line for each edit, the oldest first.",
            .ko("“show”는 장소를, “history”는 오래된 것부터 편집마다 한 줄을 답해요."), .ja("「show」は場所を、「history」は古い順に編集ごとに1行を返します。")),
        Phrase(
            "A line that shows nothing is answered with done, so that a program can wait for it.",
            .ko("아무것도 보여 주지 않는 줄에는 done으로 답하므로, 프로그램이 기다릴 수 있어요."), .ja("何も表示しない行には done を返すので、プログラムはそれを待てます。")),
    ]
}
