import Basics
import MandalartDomainInterface

/// The phrases of the main grid.
enum HomePhrases {
    // MARK: - Commands and places

    static let core = Phrase("name the core goal", .ko("핵심 목표 정하기"), .ja("中心目標を決める"))
    static let coreExample = Phrase("core Run a marathon", .ko("core 마라톤 완주하기"), .ja("core マラソンを完走する"))
    static let set = Phrase(
        "name a sub-goal, or an action item: set 3/2 Swim 40%", .ko("세부 목표나 실천 항목 정하기 (set 3/2 수영 40%)"),
        .ja("サブ目標やアクションを決める（set 3/2 水泳 40%）"))
    static let setExample = Phrase("set 1 Endurance", .ko("set 1 지구력 기르기"), .ja("set 1 持久力をつける"))
    static let doneExample = Phrase(typed: "done 3/2")
    static let clear = Phrase(
        "empty a sub-goal with its action items; 5 is the core goal", .ko("세부 목표를 실천 항목까지 비우기 (5는 핵심 목표)"),
        .ja("サブ目標をアクションごと空にする（5は中心目標）"))
    static let clearExample = Phrase(typed: "clear 3")
    static let move = Phrase(
        "put a sub-goal with its items in an empty place; 2:4 is place 4 of chart 2",
        .ko("세부 목표를 실천 항목과 함께 빈칸으로 옮기기 (2:4는 만다라트 2의 4번 칸)"),
        .ja("サブ目標をアクションごと空いた場所へ移す（2:4 はマンダラート2の4番）"))
    static let moveExample = Phrase(typed: "move 1 4")
    static let swap = Phrase("let two sub-goals change places", .ko("두 세부 목표의 위치 바꾸기"), .ja("2つのサブ目標を入れ替える"))
    static let swapExample = Phrase(typed: "swap 1 2")
    static let copy = Phrase(
        "copy a sub-goal with its items to an empty place", .ko("세부 목표를 실천 항목과 함께 빈칸에 복사하기"),
        .ja("サブ目標をアクションごと空いた場所へコピーする"))
    static let copyExample = Phrase(typed: "copy 1 2:4")
    static let log = Phrase(
        "write down what you did for an action item, as often as you do it; --on yesterday for an earlier day",
        .ko("실천 항목을 할 때마다 한 일을 적기 (다른 날은 --on 어제)"),
        .ja("アクションをするたびに、したことを記録する（前の日なら --on 昨日）"))
    static let logExample = Phrase("log 3/2 ran 6 km", .ko("log 3/2 6km 달림"), .ja("log 3/2 6km 走った"))
    static let progress = Phrase(
        "what was done on each day, and how the rates went", .ko("날마다 한 일과 달성률 변화 보기"), .ja("日ごとの活動と達成率の変化を見る"))
    static let open = Phrase(
        "go to a sub-goal and its action items", .ko("세부 목표와 실천 항목으로 이동"), .ja("サブ目標とアクションへ移動する"))
    static let openExample = Phrase(typed: "open 1")
    static let subGoal = Phrase("the same as open", .ko("open과 같음"), .ja("open と同じ"))
    static let edit = Phrase(
        "fill in a form: 5 is the core goal", .ko("양식으로 편집하기 (5는 핵심 목표)"), .ja("フォームで編集する（5は中心目標）"))
    static let fill = Phrase(
        "be asked for the empty cells, one after the other", .ko("빈칸을 하나씩 채우기"), .ja("空きマスを1つずつ埋める"))
    static let suggest = Phrase(
        "what could be in an empty cell, by default the first", .ko("빈칸에 쓸 만한 것 제안받기 (기본값은 첫 빈칸)"),
        .ja("空きマスに書けそうな候補を見る（省略すると最初の空きマス）"))
    static let full = Phrase("the whole chart: 9×9 cells", .ko("만다라트 전체 (9×9칸)"), .ja("マンダラート全体（9×9マス）"))
    static let list = Phrase(
        "the whole chart as lines, to be read aloud or in a narrow window; a part with 3, <50, 20-50, due or habits",
        .ko("만다라트 전체를 한 줄씩 보기 (좁은 창, 화면 낭독용). 일부만 보려면 3, <50, 20-50, 기한, 습관"),
        .ja("マンダラート全体を1行ずつ（狭い画面や読み上げ用）。3、<50、20-50、期限、習慣で絞り込み"))
    static let settings = Phrase(
        "your nickname, your language, and where the data is", .ko("닉네임, 언어, 데이터 위치"), .ja("ニックネーム、言語、データの場所"))

    // MARK: - The page

    static func emptyChart(of name: String?) -> Phrase {
        guard let name else { return Phrase("An empty chart.", .ko("빈 만다라트입니다."), .ja("マンダラートはまだ空です。")) }
        return Phrase("An empty chart, \(name).", .ko("\(name) 님의 빈 만다라트입니다."), .ja("\(name)さんのマンダラートはまだ空です。"))
    }

    static func hello(_ name: String?) -> Phrase {
        guard let name else { return Phrase("Hello!", .ko("안녕하세요!"), .ja("こんにちは！")) }
        return Phrase("Hello, \(name)!", .ko("\(name) 님, 안녕하세요!"), .ja("\(name)さん、こんにちは！"))
    }

    static func progress(_ count: Int, _ rate: AchievementRate) -> Phrase {
        Phrase(
            " \(count) of 8 sub-goals, \(rate) done.", .ko(" 세부 목표 8개 중 \(count)개 작성, \(rate) 달성."),
            .ja("サブ目標 \(count)/8、達成率\(rate)。"))
    }

    /// The placeholder for an empty core goal: the usage of the command that fills it.
    static let nameCoreGoal = Phrase("core <title…>", .ko("core <제목…>"), .ja("core <タイトル…>"))

    static func nameSubGoal(_ number: Int) -> Phrase {
        Phrase("set \(number) <title…>", .ko("set \(number) <제목…>"), .ja("set \(number) <タイトル…>"))
    }

    // MARK: - Hints and replies

    static let beginWithCoreGoal = Phrase(
        "Begin with your goal: core Run a marathon. Or be asked for one cell after the other: fill",
        .ko("먼저 목표를 입력하세요: core 마라톤 완주하기. 한 칸씩 채우려면: fill"),
        .ja("まず目標を入力しましょう: core マラソンを完走する。1マスずつ埋めるには: fill"))
    static let goOnWithSubGoals = Phrase(
        "Now what it takes: set 1 Endurance", .ko("이제 필요한 것을 입력하세요: set 1 지구력 기르기"),
        .ja("次に必要なことを入力しましょう: set 1 持久力をつける"))

    /// Returns the hint that lists commands, with the position of a filled sub-goal as an example.
    static func words(_ position: Position) -> Phrase {
        Phrase(
            "open \(position) goes to a sub-goal, edit \(position) opens a form, show shows the chart, help lists all words.",
            .ko("open \(position): 세부 목표로, edit \(position): 양식으로, show: 만다라트 보기, help: 명령 보기"),
            .ja("open \(position): サブ目標へ、edit \(position): フォームへ、show: マンダラートを見る、help: コマンドを見る"))
    }

    static func coreGoalIs(_ title: Title) -> Phrase {
        Phrase("The core goal is \(title).", .ko("핵심 목표: \(title)"), .ja("中心目標: \(title)"))
    }
}
