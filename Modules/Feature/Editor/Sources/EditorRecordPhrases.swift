import Basics

/// The phrases in which the manual describes the JSON output for the form for a cell.
enum EditorRecordPhrases {
    static let form = Phrase(
        "The answer to a way that leads to a form.", .ko("양식으로 이동하는 명령에 대한 응답입니다."), .ja("フォームへ移動するコマンドへの応答です。"))
    static let asks = Phrase(
        "the field that the next line is for; null when it is for yes or no",
        .ko("다음 줄로 채울 항목. 네/아니요를 묻는 중이면 null"), .ja("次の行で入力する項目。はい・いいえを聞いているときは null"))
    static let content = Phrase(
        "what the cell would hold, saved or not; null before there is a title",
        .ko("칸에 들어갈 내용. 저장하지 않은 것도 포함. 제목이 없으면 null"), .ja("マスに入る内容。保存前のものも含む。タイトルがなければ null"))
}
