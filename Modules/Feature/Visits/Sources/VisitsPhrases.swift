import Basics
import SakatsuDomainInterface
import Terminal

/// The phrases of the list of visits.
enum VisitsPhrases {
    // MARK: - Commands and places

    static let add = Phrase(
        "write down a visit in one line, or be asked for it", .ko("방문을 한 줄로 쓰거나 질문에 답해 기록하기"),
        .ja("サ活を1行で書く、または質問に答えて入力する"))
    static let addExample = Phrase(
        "add Sauna Shikiji yesterday 10/60/10 x3 sauna 110 bath 16.5", .ko("add 스파렉스 어제 10/60/10 x3 사우나 95 냉탕 17"),
        .ja("add サウナしきじ 昨日 10/60/10 x3 サウナ 110 水風呂 16.5"))
    static let open = Phrase("show a visit", .ko("방문 하나 보기"), .ja("サ活を1件表示する"))
    static let openExample = Phrase(typed: "open 3")
    static let visit = Phrase("the same as open", .ko("open과 같음"), .ja("open と同じ"))
    static let delete = Phrase("delete a visit", .ko("방문 삭제"), .ja("サ活を削除する"))
    static let deleteExample = Phrase(typed: "delete 3")
    static let search = Phrase(
        "list the visits with some words, of some days (nov), or with a temperature (sauna 100°C+)",
        .ko("단어, 날짜(11월), 온도(사우나 100도 이상)로 방문 찾기"), .ja("言葉、日付（11月）、温度（サウナ 100度以上）でサ活を探す"))
    static let searchExample = Phrase("search löyly nov", .ko("search 스파렉스 11월"), .ja("search しきじ 11月"))
    static let list = Phrase(
        "list all visits again, from the newest", .ko("모든 방문을 최근 것부터 다시 보기"), .ja("すべてのサ活を新しい順に表示する"))
    static let page = Phrase("show another page of the list", .ko("목록의 다른 쪽 보기"), .ja("一覧の別のページを表示する"))
    static let pageNumber = Phrase("page", .ko("쪽"), .ja("ページ"))
    static let pageExample = Phrase(typed: "page 2")
    static let stats = Phrase(
        "visits a month, time by phase and favourite facilities, as plots", .ko("월별 방문, 단계별 시간, 자주 가는 시설을 그래프로 보기"),
        .ja("月ごとのサ活、段階ごとの時間、よく行く施設をグラフで見る"))
    static let settings = Phrase(
        "what a new visit has, and the language", .ko("새 방문의 기본값과 언어"), .ja("新しいサ活の初期値と言語"))

    // MARK: - The form

    static let explainFacility = Phrase("where it was", .ko("다녀온 시설"), .ja("行った施設"))
    static let explainDay = Phrase(
        "when it was: today, yesterday, friday, or a date such as 2026-11-20", .ko("다녀온 날. 예: 오늘, 어제, 금요일, 2026.11.20"),
        .ja("行った日。例: 今日、昨日、金曜日、2026/11/20"))
    static let explainSets = Phrase("how many, 0 to 30", .ko("0~30세트"), .ja("0～30セット"))
    static let explainSet = Phrase(
        "minutes of sauna, seconds of cool bath, minutes of rest: 10/60/10, with - for none",
        .ko("사우나(분)/냉탕(초)/휴식(분). 예: 10/60/10, 없으면 -"), .ja("サウナ（分）/水風呂（秒）/休憩（分）。例: 10/60/10、なしは -"))
    static let explainSaunaTemperature = Phrase("degrees Celsius, such as 92", .ko("℃. 예: 92"), .ja("℃。例: 92"))
    static let explainCoolBathTemperature = Phrase("degrees Celsius, such as 16.5", .ko("℃. 예: 16.5"), .ja("℃。例: 16.5"))
    static let explainForeword = Phrase("what comes before the sets", .ko("세트 앞에 넣을 글"), .ja("セットの前に入れる文章"))
    static let explainAfterword = Phrase("what comes after the sets", .ko("세트 뒤에 넣을 글"), .ja("セットの後に入れる文章"))
    static let notSaved = Phrase("Nothing is saved.", .ko("저장하지 않았습니다."), .ja("保存しませんでした。"))

    // MARK: - The page

    static func found(_ typed: String, _ count: Phrase) -> Phrase {
        Phrase(
            "\(quoted: typed): \(count)", .ko("\(quoted: typed): \(count)"),
            .ja("\(quoted: typed): \(count)"))
    }

    static func page(_ number: Int, of count: Int) -> Phrase {
        Phrase("page \(number) of \(count)", .ko("\(count)쪽 중 \(number)쪽"), .ja("\(count)ページ中\(number)ページ"))
    }

    static let nothingFound = Phrase("No visit was found.", .ko("찾는 방문이 없습니다."), .ja("該当するサ活はありません。"))
    static let noneYet = Phrase("No visits yet.", .ko("아직 방문이 없습니다."), .ja("まだサ活がありません。"))
    static let emptyPage = Phrase("There is nothing on this page.", .ko("이 쪽에는 방문이 없습니다."), .ja("このページには何もありません。"))

    static func runs(_ timer: TimerState) -> Phrase {
        let (visit, set, phase) = (timer.running.visit, VisitPhrases.set(timer.running.set), timer.phrase)
        return Phrase(
            "The timer runs: \(set), \(phase). visit \(visit) timer shows it.",
            .ko("타이머 실행 중: \(set), \(phase). 보기: visit \(visit) timer"),
            .ja("タイマー動作中: \(set)、\(phase)。表示: visit \(visit) timer"))
    }

    static func notAPage(_ text: String) -> Phrase {
        Phrase(
            "A page is a number from 1, not \(quoted: text).", .ko("쪽은 1부터의 숫자입니다. \(quoted: text, .topic) 쓸 수 없습니다."),
            .ja("ページは1からの数です。\(quoted: text)は使えません。"))
    }

    // MARK: - Hints, replies and questions

    static let beginWithVisit = Phrase(
        "add asks for a visit; or in one line: add Sauna Shikiji 10/60/10 x3 sauna 110",
        .ko("add: 질문에 답하며 입력, 한 줄로는: add 스파렉스 10/60/10 x3 사우나 95"),
        .ja("add: 質問に答えて入力、1行なら: add サウナしきじ 10/60/10 x3 サウナ 110"))

    static let words = Phrase(
        "open <number> shows a visit, add writes one down, search finds words, help lists all words.",
        .ko("open <번호>: 방문 보기, add: 방문 기록하기, search: 찾기, help: 명령 보기"),
        .ja("open <番号>: サ活を見る、add: サ活を記録する、search: 探す、help: コマンドを見る"))

    /// Returns the reply after a visit was added, with everything that was saved.
    static func added(_ numbered: NumberedVisit) -> Phrase {
        let (number, visit) = (numbered.number, numbered.visit)
        let day = visit.day.phrase
        let temperatures = visit.temperatures.all.map { Phrase(pattern: "\($0.place.phrase) \($0.temperature.phrase)") }
        let remarks = [visit.foreword, visit.afterword].compactMap(\.self).map { remark in
            Phrase(pattern: "\(quoted: Text(line: remark.line).truncated(to: 40).plain)")
        }
        let parts = sets(visit.sets) + temperatures + remarks
        return Phrase(
            "Visit \(number): \(visit.facility), \(day), \(list: parts).",
            .ko("방문 \(number): \(visit.facility), \(day), \(list: parts)."),
            .ja("サ活 \(number): \(visit.facility)、\(day)、\(list: parts)。"))
    }

    /// Returns equal sets in a row as one phrase each: `3 sets (sauna 10 min, cool bath 60 s, rest 10 min)`.
    private static func sets(_ sets: [SaunaSet]) -> [Phrase] {
        if sets.isEmpty { return [VisitPhrases.sets(0)] }
        let starts = sets.indices.filter { $0 == 0 || sets[$0] != sets[$0 - 1] }
        return zip(starts, starts.dropFirst() + [sets.count]).map { start, end in
            let (count, steps) = (VisitPhrases.sets(end - start), sets[start].steps.map(\.phrase))
            return Phrase(
                "\(count) (\(list: steps))", .ko("\(count)(\(list: steps))"), .ja("\(count)（\(list: steps)）"))
        }
    }

    static func isDeleted(_ number: VisitNumber) -> Phrase {
        Phrase(
            "Visit \(number) is deleted. “undo” brings it back.",
            .ko("방문 \(number, .object) 삭제했습니다. “undo”로 되돌릴 수 있습니다."),
            .ja("サ活 \(number) を削除しました。「undo」で元に戻せます。"))
    }

    /// Returns the question that confirms deleting a visit.
    static func deletes(_ number: VisitNumber, _ facility: String) -> Phrase {
        Phrase(
            "Delete visit \(number) \(quoted: facility)? “undo” brings it back.",
            .ko("방문 \(number) \(quoted: facility, .object) 삭제하시겠습니까? “undo”로 되돌릴 수 있습니다."),
            .ja("サ活 \(number)\(quoted: facility)を削除しますか？「undo」で元に戻せます。"))
    }
}
