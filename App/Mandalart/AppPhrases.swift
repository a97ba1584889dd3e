import Languages

/// What the program says of itself.
enum AppPhrases {
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
}
