import Languages
import MandalartDomainInterface

/// What the program says of itself, and of edits.
enum AppPhrases {
    // MARK: - The program

    static let summary = Phrase(
        en: "Plans a goal: eight sub-goals around it, eight action items around each.",
        ko: "목표 하나를 세부 목표 여덟 개와 그 둘레의 실천 항목 여덟 개씩으로 계획해요.",
        ja: "1つの目標を、8個のサブ目標と、そのまわりの8個ずつのアクションで計画します。")
    static let examples = [
        Phrase(verbatim: "mandalart"),
        Phrase(en: "mandalart nickname Juno", ko: "mandalart nickname 김주노", ja: "mandalart nickname じゅんこ"),
        Phrase(
            en: "mandalart core \"Run a marathon\"", ko: "mandalart core \"마라톤 완주하기\"",
            ja: "mandalart core \"マラソンを完走する\""),
        Phrase(en: "mandalart set 1 Endurance", ko: "mandalart set 1 \"지구력 기르기\"", ja: "mandalart set 1 持久力をつける"),
        Phrase(
            en: "mandalart home subgoal 1 set 3 \"Swim\" 10", ko: "mandalart home subgoal 1 set 3 \"수영\" 10",
            ja: "mandalart home subgoal 1 set 3 \"水泳\" 10"),
        Phrase(verbatim: "mandalart show"),
    ]
    static let noHome = Phrase(
        en: "HOME is not set, so there is no place for the data. Name one: --data DIR",
        ko: "HOME이 정해져 있지 않아서 데이터를 둘 곳이 없어요. 폴더를 알려 주세요: --data DIR",
        ja: "HOME が設定されていないため、データを置く場所がありません。フォルダを指定してください: --data DIR")

    // MARK: - Edits

    static let noHistoryHere = Phrase(
        en: "Edits belong to a chart, and this place is in none. Go to one first: home",
        ko: "편집 기록은 만다라트에 있고, 여기는 만다라트가 아니에요. 먼저 만다라트로 가세요: home",
        ja: "変更の記録はマンダラートにあり、ここはマンダラートではありません。先にマンダラートへ: home")
    static let none = Phrase(en: "none", ko: "없음", ja: "なし")

    /// A part of a cell, within a sentence.
    static func the(_ field: Phrase, of cell: Phrase) -> Phrase {
        Phrase(en: "the \(field) of \(cell)", ko: "\(cell)의 \(field)", ja: "\(cell)の\(field)")
    }

    /// A part of a cell, in a list.
    static func part(_ field: Phrase, of cell: Phrase) -> Phrase {
        Phrase(en: "\(field) of \(cell)", ko: "\(cell)의 \(field)", ja: "\(cell)の\(field)")
    }

    /// What a person calls a cell in a list, where there is little room; of another chart with its number.
    static func label(of cell: Cell, in chart: ChartID?) -> Phrase {
        let label = label(of: cell)
        guard let chart else { return label }
        return Phrase(en: "\(label) of chart \(chart)", ko: "만다라트 \(chart)의 \(label)", ja: "マンダラート \(chart) の\(label)")
    }

    private static func label(of cell: Cell) -> Phrase {
        switch cell {
        case .coreGoal: Phrase(en: "core goal", ko: "핵심 목표", ja: "中心目標")
        case .subGoal(let position):
            Phrase(en: "sub-goal \(position)", ko: "세부 목표 \(position)", ja: "サブ目標\(position)")
        case .actionItem(let position, in: let subGoal):
            Phrase(
                en: "item \(position) of sub-goal \(subGoal)", ko: "세부 목표 \(subGoal)의 항목 \(position)",
                ja: "サブ目標\(subGoal)のアクション\(position)")
        }
    }
}
