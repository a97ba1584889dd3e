import Basics

/// The phrases in which the manual describes the JSON output for the settings.
enum SettingsRecordPhrases {
    static let settings = Phrase(
        "The answer to “show” in the settings.", .ko("설정에서 “show”에 대한 응답입니다."), .ja("設定での「show」への応答です。"))
    static let start = Phrase(
        "the page with which the prompt begins: home or today", .ko("프롬프트를 시작하는 화면: home, today"),
        .ja("プロンプトが始まる画面: home、today"))
    static let visions = Phrase(
        "how often a vision is shown: daily, weekly, monthly, yearly or never",
        .ko("비전을 보여 주는 주기: daily, weekly, monthly, yearly, never"),
        .ja("ビジョンを表示する頻度: daily、weekly、monthly、yearly、never"))
    static let language = Phrase(
        "the language that was chosen, or null", .ko("선택한 언어, 또는 null"), .ja("選ばれた言語、または null"))
    static let suggester = Phrase(
        "the command line of the program that suggests topics, in words; empty without one",
        .ko("제안을 받는 프로그램의 명령, 단어별. 없으면 비어 있음"), .ja("候補を出すプログラムのコマンドライン、単語ごと。なければ空"))
    static let dataLocation = Phrase("the file with all data", .ko("모든 데이터가 들어 있는 파일"), .ja("すべてのデータが入ったファイル"))
}
