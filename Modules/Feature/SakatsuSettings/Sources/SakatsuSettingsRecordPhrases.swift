import Basics

/// The phrases in which the manual describes the JSON output for the settings.
enum SakatsuSettingsRecordPhrases {
    static let page = Phrase(
        "The answer to “show” in the settings.", .ko("설정에서 “show”에 대한 응답입니다."), .ja("設定での「show」への応答です。"))
    static let dataLocation = Phrase("the file with all data", .ko("모든 데이터가 들어 있는 파일"), .ja("すべてのデータが入ったファイル"))
}
