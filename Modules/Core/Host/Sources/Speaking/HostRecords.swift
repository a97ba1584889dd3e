package import Basics
package import Commands
package import Ribcage

// The JSON records that the host writes itself.

/// The result of a line that was carried out, for the JSON output.
package struct DoneLine {
    let place: Route
    let command: String
    let outcome: JSONObject

    /// Returns the JSON record for a line that shows nothing else. `outcome` documents the members that commands may
    /// add; it is needed only for the manual.
    package static func record(telling outcome: [RecordField] = []) -> Record<DoneLine> {
        Record(
            "done", RecordPhrases.done,
            [
                .member("place", RecordPhrases.placeNow) { "\($0.place)" },
                .member("command", RecordPhrases.commandDone) { $0.command },
                .written(outcome) { $0.outcome },
            ])
    }
}

/// A word that can be typed, described in the language of the run.
package struct ListedWord {
    /// The place where the word can be typed; `nil` for every place.
    let place: Route?
    let entry: HelpEntry
    let language: Language

    /// Creates the description of a word in a language.
    package init(place: Route?, entry: HelpEntry, language: Language) {
        (self.place, self.entry, self.language) = (place, entry, language)
    }

    package static let record = Record<ListedWord>(
        "command", RecordPhrases.help,
        [
            .member("place", RecordPhrases.wordPlace) { $0.place.map { "\($0)" } },
            .member("name", RecordPhrases.word) { $0.entry.name },
            .member("usage", RecordPhrases.wordUsage) { $0.entry.usage.text(in: $0.language) },
            .member("summary", RecordPhrases.purpose) { $0.entry.summary.text(in: $0.language) },
            .member("example", RecordPhrases.lineToType) { word in word.entry.example?.text(in: word.language) },
            .member("isDestructive", RecordPhrases.isDestructive) { $0.entry.isDestructive },
        ])
}

/// A form of a help topic, described in the language of the run.
package struct ListedForm {
    let topic: String
    let form: HelpTopic.Form
    let language: Language

    package static let record = Record<ListedForm>(
        "form", RecordPhrases.forms,
        [
            .member("topic", RecordPhrases.topic) { $0.topic },
            .member("typed", RecordPhrases.formTyped) { $0.form.typed.text(in: $0.language) },
            .member("meaning", RecordPhrases.formMeaning) { $0.form.meaning.text(in: $0.language) },
        ])
}

/// A router in the current tree of RIBs, with its descendants.
package struct TreePart {
    let name: String
    let isActive: Bool
    let children: [TreePart]

    @MainActor init(_ router: AnyRouter) {
        (name, isActive) = (router.name, router.interactable.isActive)
        children = router.children.map(TreePart.init)
    }

    private static let members: [Member<TreePart>] = [
        .member("name", RecordPhrases.treeName) { $0.name },
        .member("isActive", RecordPhrases.isActive) { $0.isActive },
        .list("children", RecordPhrases.treeChildren, like: members) { $0.children },
    ]

    package static let record = Record<TreePart>(
        "tree", RecordPhrases.tree, [.object("root", RecordPhrases.treeRoot, of: members) { $0 }])
}

package enum RecordPhrases {
    static let placeNow = Phrase("where the program is now", .ko("현재 화면"), .ja("現在の画面"))
    static let commandDone = Phrase(
        "the word that was carried out; “answer” for an answer", .ko("실행한 명령. 답변이면 “answer”"),
        .ja("実行したコマンド。回答なら「answer」"))
    static let done = Phrase(
        "The answer to a line that shows nothing: it was carried out.", .ko("출력이 없는 줄에 대한 응답. 실행했다는 뜻입니다."),
        .ja("何も表示しない行への応答。実行されたことを表します。"))
    static let help = Phrase(
        "The answer to “help”: a line for each word that can be typed.", .ko("“help”에 대한 응답. 입력할 수 있는 명령마다 한 줄입니다."),
        .ja("「help」への応答。使えるコマンドごとに1行です。"))
    static let forms = Phrase(
        "The answer to “help dates” and other topics: a line for each form.",
        .ko("“help dates” 등 주제별 도움말에 대한 응답. 형식마다 한 줄입니다."),
        .ja("「help dates」などのトピックへの応答。書き方ごとに1行です。"))
    static let topic = Phrase("the topic", .ko("주제"), .ja("トピック"))
    static let formTyped = Phrase("a text to type", .ko("입력할 수 있는 글"), .ja("入力できる文字列"))
    static let formMeaning = Phrase("its meaning", .ko("그 뜻"), .ja("その意味"))
    static let wordPlace = Phrase(
        "where the word belongs; null for one that is there everywhere", .ko("명령이 속한 화면. 어디서나 쓸 수 있으면 null"),
        .ja("コマンドの属する画面。どこでも使えるなら null"))
    static let word = Phrase("the word", .ko("명령"), .ja("コマンド"))
    static let wordUsage = Phrase("the word with what it takes", .ko("명령과 그 뒤에 붙는 것"), .ja("コマンドとその後ろに付くもの"))
    package static let purpose = Phrase("what it is for", .ko("하는 일"), .ja("用途"))
    static let lineToType = Phrase("a line to type, or null", .ko("입력해 볼 수 있는 줄, 또는 null"), .ja("入力例、または null"))
    static let isDestructive = Phrase(
        "whether it takes something away; then it may need --yes", .ko("내용을 지우는지 여부. 지우면 --yes가 필요할 수 있음"),
        .ja("内容を消すかどうか。消す場合は --yes が必要なことがある"))
    static let tree = Phrase(
        "The answer to “tree”: which parts of the program are live.", .ko("“tree”에 대한 응답. 동작 중인 프로그램 구성 요소입니다."),
        .ja("「tree」への応答。動作中のプログラムの部品です。"))
    static let treeRoot = Phrase(
        "a part: name, isActive, and children, which are parts again",
        .ko("구성 요소: name, isActive, 하위 구성 요소인 children"), .ja("部品: name、isActive、下位の部品である children"))
    static let treeName = Phrase("what it is", .ko("이름"), .ja("名前"))
    static let isActive = Phrase("whether it is active", .ko("활성 상태 여부"), .ja("アクティブかどうか"))
    static let treeChildren = Phrase("the parts below it", .ko("하위 구성 요소"), .ja("下位の部品"))

    // MARK: - Kinds of errors

    static let usage = Phrase(
        "The words were not understood; nothing was done.", .ko("입력한 단어를 인식할 수 없습니다. 아무 작업도 하지 않았습니다."),
        .ja("入力された単語を認識できませんでした。何もしていません。"))
    static let rejected = Phrase(
        "The words were understood, and a rule of the data does not allow it; nothing was done.",
        .ko("단어는 인식했지만 데이터의 규칙에 맞지 않습니다. 아무 작업도 하지 않았습니다."), .ja("単語は認識しましたが、データの規則に合いません。何もしていません。"))
    static let declined = Phrase(
        "A command that asks first was not confirmed; nothing was done.",
        .ko("확인이 필요한 명령에 동의하지 않았습니다. 아무 작업도 하지 않았습니다."), .ja("確認が必要なコマンドに同意がありませんでした。何もしていません。"))
    static let interrupted = Phrase("A signal came in between.", .ko("실행 중에 시그널을 받았습니다."), .ja("実行中にシグナルを受け取りました。"))
    static let storage = Phrase(
        "The store cannot be opened, read or written.", .ko("저장소를 열거나 읽거나 쓸 수 없습니다."),
        .ja("データの保存先を開けない、読めない、または書けません。"))
    static let system = Phrase(
        "The system refused something else: a file, a folder, a stream.", .ko("시스템이 파일, 폴더, 스트림 등의 다른 작업을 거부했습니다."),
        .ja("ファイル、フォルダ、ストリームなど、ほかの操作をシステムが拒否しました。"))
    static let failed = Phrase("Anything else.", .ko("그 밖의 오류입니다."), .ja("その他のエラーです。"))
}
