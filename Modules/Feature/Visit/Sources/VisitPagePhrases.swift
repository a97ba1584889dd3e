import Basics
import SakatsuDomainInterface

/// The phrases of a visit.
enum VisitPagePhrases {
    // MARK: - Commands and places

    static let facility = Phrase("say where it was", .ko("시설 바꾸기"), .ja("施設を変える"))
    static let facilityExample = Phrase(
        "facility Sauna Shikiji", .ko("facility 스파렉스"), .ja("facility サウナしきじ"))
    static let date = Phrase("say when it was", .ko("날짜 바꾸기"), .ja("日付を変える"))
    static let dateExample = Phrase("date yesterday", .ko("date 어제"), .ja("date 昨日"))
    static let foreword = Phrase(
        "write what comes before the sets (- empties it)", .ko("세트 앞에 넣을 한마디 쓰기 (-: 비우기)"),
        .ja("セットの前に入れるひとことを書く（- で空にする）"))
    static let forewordExample = Phrase(
        "foreword First time here.", .ko("foreword 처음 와 봤습니다."), .ja("foreword 初めて来ました。"))
    static let afterword = Phrase(
        "write what comes after the sets (- empties it)", .ko("세트 뒤에 넣을 감상 쓰기 (-: 비우기)"), .ja("セットの後に入れる感想を書く（- で空にする）")
    )
    static let afterwordExample = Phrase(
        "afterword See you again.", .ko("afterword 또 오겠습니다."), .ja("afterword また来ます。"))
    static let temperature = Phrase(
        "say how hot or cold something was (- for none)", .ko("온도 쓰기 (-: 지우기)"), .ja("温度を書く（- で消す）"))
    static let temperatureExample = Phrase(
        "temperature sauna 92", .ko("temperature 사우나 92"), .ja("temperature サウナ 92"))
    static let set = Phrase(
        "add, change or remove a set, or time a new one", .ko("세트 추가, 수정, 삭제, 시간 재기"), .ja("セットの追加、変更、削除、計測"))
    static let setExample = Phrase(typed: "set add 10/60/10")
    static let request = Phrase("request", .ko("작업"), .ja("操作"))
    static let copy = Phrase(
        "give the visit as a text to post: to the clipboard, or to a file", .ko("올릴 글로 복사하거나 파일로 저장"),
        .ja("投稿用の文章としてコピー、またはファイルに保存"))
    static let copyExample = Phrase(typed: "copy --to visit.txt")
    static let file = Phrase("file", .ko("파일"), .ja("ファイル"))
    static let timer = Phrase("time the phases of a set", .ko("세트의 단계 시간 재기"), .ja("セットの各段階を計る"))

    // MARK: - The page

    static let noSets = Phrase("No sets.", .ko("세트가 없습니다."), .ja("セットはありません。"))

    static func runs(_ timer: TimerState) -> Phrase {
        let (set, phase) = (VisitPhrases.set(timer.running.set), timer.phrase)
        return Phrase(
            "The timer runs: \(set), \(phase). timer shows it.", .ko("타이머 실행 중: \(set), \(phase). 보기: timer"),
            .ja("タイマー動作中: \(set)、\(phase)。表示: timer"))
    }

    // MARK: - Hints and replies

    static let beginWithSet = Phrase(
        "set add 10/60/10 adds a set of 10 min, 60 s and 10 min; set start times one.",
        .ko("set add 10/60/10: 10분, 60초, 10분의 세트 추가, set start: 시간 재기"),
        .ja("set add 10/60/10: 10分、60秒、10分のセットを追加、set start: 計測"))
    static let words = Phrase(
        "set start times another set, copy gives the text to post, help lists all words.",
        .ko("set start: 다음 세트 시간 재기, copy: 올릴 글 복사, help: 명령 보기"),
        .ja("set start: 次のセットを計る、copy: 投稿用の文章をコピー、help: コマンドを見る"))

    static func setIs(_ number: SetNumber, _ steps: [Phrase]) -> Phrase {
        Phrase(
            "Set \(number): \(list: steps).", .ko("\(number)세트: \(list: steps)."),
            .ja("\(number)セット目: \(list: steps)。"))
    }

    static func isRemoved(_ number: SetNumber) -> Phrase {
        Phrase(
            "Set \(number) is removed; those after it move up.", .ko("\(number)번 세트를 삭제하고, 뒤의 번호를 앞으로 당겼습니다."),
            .ja("\(number)セット目を削除し、後ろの番号を詰めました。"))
    }

    /// Returns the reply with the new value of a changed part of the visit.
    static func isNow(_ name: Phrase, _ value: Phrase?) -> Phrase {
        guard let value else {
            return Phrase("The \(name) is empty now.", .ko("\(name, .object) 비웠습니다."), .ja("\(name)を空にしました。"))
        }
        return Phrase("The \(name) is: \(value)", .ko("\(name): \(value)"), .ja("\(name): \(value)"))
    }

    /// Returns the reply with the new value of a changed temperature.
    static func isNow(_ place: TemperaturePlace, _ temperature: Temperature?) -> Phrase {
        let name = place.phrase
        guard let degrees = temperature?.phrase else {
            return Phrase(
                "This has no temperature now: \(name).", .ko("온도를 지웠습니다: \(name)."), .ja("温度を消しました: \(name)。"))
        }
        return Phrase(
            "Temperature, \(name): \(degrees).", .ko("\(name) 온도: \(degrees)."), .ja("\(name)の温度: \(degrees)。"))
    }
}
