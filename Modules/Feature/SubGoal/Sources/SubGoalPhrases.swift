import Basics
import MandalartDomainInterface

/// The phrases of a sub-goal.
enum SubGoalPhrases {
    // MARK: - Commands and places

    static let set = Phrase(
        "name an action item; its rate comes last, with a percent sign, or behind --rate",
        .ko("실천 항목 정하기 (달성률은 맨 뒤에 40%처럼, 또는 --rate 뒤에)"),
        .ja("アクションを決める（達成率は最後に 40% のように、または --rate の後に）"))
    static let setExample = Phrase(
        "set 1 Run 5 km 40%", .ko("set 1 5km 달리기 40%"), .ja("set 1 5km 走る 40%"))
    static let doneExample = Phrase(typed: "done 2")
    static let clear = Phrase("empty an action item", .ko("실천 항목 비우기"), .ja("アクションを空にする"))
    static let clearExample = Phrase(typed: "clear 3")
    static let log = Phrase(
        "write down what you did for an item, as often as you do it; --on yesterday for an earlier day",
        .ko("실천 항목을 할 때마다 한 일을 적기 (다른 날은 --on 어제)"),
        .ja("アクションをするたびに、したことを記録する（前の日なら --on 昨日）"))
    static let logExample = Phrase("log 2 ran 6 km", .ko("log 2 6km 달림"), .ja("log 2 6km 走った"))
    static let move = Phrase(
        "put an item in an empty place; 6/4 is place 4 of sub-goal 6, 2:6/4 of chart 2",
        .ko("실천 항목을 빈칸으로 옮기기 (6/4는 세부 목표 6의 4번 칸, 2:6/4는 만다라트 2의 것)"),
        .ja("アクションを空いた場所へ移す（6/4 はサブ目標6の4番、2:6/4 はマンダラート2のもの）"))
    static let moveExample = Phrase(typed: "move 1 4")
    static let swap = Phrase("let two items change places", .ko("두 실천 항목의 위치 바꾸기"), .ja("2つのアクションを入れ替える"))
    static let swapExample = Phrase(typed: "swap 1 2")
    static let copy = Phrase("copy an item to an empty place", .ko("실천 항목을 빈칸에 복사하기"), .ja("アクションを空いた場所へコピーする"))
    static let copyExample = Phrase(typed: "copy 1 6/4")
    static let item = Phrase("the page of an item, with its log", .ko("실천 항목의 페이지와 기록"), .ja("アクションのページと記録"))
    static let open = Phrase(
        "open the page of an item, by its number or its title; 6/4 is item 4 of sub-goal 6",
        .ko("실천 항목의 페이지 열기 (번호나 제목. 6/4는 세부 목표 6의 4번)"),
        .ja("アクションのページを開く（番号かタイトル。6/4 はサブ目標6の4番）"))
    static let openExample = Phrase(typed: "open 2")
    static let edit = Phrase(
        "fill in a form: 5 is the sub-goal itself", .ko("양식으로 편집하기 (5는 이 세부 목표)"), .ja("フォームで編集する（5はこのサブ目標）"))

    static let fill = Phrase(
        "be asked for the empty items, one by one", .ko("비어 있는 실천 항목을 하나씩 채우기"),
        .ja("空いているアクションを、質問に答えて1つずつ埋める"))
    static let suggest = Phrase(
        "what could be in an empty place, by default the first", .ko("빈칸에 쓸 만한 것 제안받기 (기본값은 첫 빈칸)"),
        .ja("空きマスに書けそうな候補を見る（省略すると最初の空きマス）"))

    // MARK: - The page

    static func heading(_ position: Position) -> Phrase {
        Phrase("Sub-goal \(position): ", .ko("세부 목표 \(position): "), .ja("サブ目標\(position): "))
    }

    static func progress(_ count: Int, _ rate: AchievementRate) -> Phrase {
        Phrase(
            "\(count) of 8 action items, \(rate) done.", .ko("실천 항목 8개 중 \(count)개 작성, \(rate) 달성."),
            .ja("アクション \(count)/8、達成率\(rate)。"))
    }

    /// Returns the placeholder for an empty cell: the usage of the command that fills it.
    static func nameItem(_ number: Int) -> Phrase {
        Phrase("set \(number) <title…>", .ko("set \(number) <제목…>"), .ja("set \(number) <タイトル…>"))
    }

    // MARK: - Hints and replies

    static let beginWithItem = Phrase(
        "Now what to do for it: set 1 Run 5 km", .ko("이제 실천 항목을 입력하세요: set 1 5km 달리기"),
        .ja("次にアクションを入力しましょう: set 1 5km 走る"))

    /// Returns the hint that lists commands, with the position of a filled action item as an example.
    static func words(_ position: Position) -> Phrase {
        Phrase(
            "rate \(position) 60 says how far an item is done, show shows the grid, back leaves.",
            .ko("rate \(position) 60: 실천 항목 \(position)의 달성률 입력, show: 표 보기, back: 나가기"),
            .ja("rate \(position) 60: アクション\(position)の達成率を入力、show: 表を見る、back: 戻る"))
    }
}
