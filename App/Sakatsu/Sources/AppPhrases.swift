import Basics
import Stores

/// The phrases about the program itself.
enum AppPhrases {
    static let summary = Phrase(
        "Logs visits to a sauna: sets of sauna, cool bath and rest.", .ko("사우나 방문을 기록합니다: 사우나, 냉탕, 휴식의 세트."),
        .ja("サ活を記録します: サウナ、水風呂、休憩のセット。"))
    static let examples = [
        Phrase(typed: "sakatsu"),
        Phrase(
            "sakatsu add Sauna Shikiji yesterday 10/60/10 x3 sauna 110", .ko("sakatsu add 스파렉스 어제 10/60/10 x3 사우나 95"),
            .ja("sakatsu add サウナしきじ 昨日 10/60/10 x3 サウナ 110")),
        Phrase(typed: "sakatsu visit 1 set start"),
        Phrase(typed: "sakatsu visit 1 copy"),
        Phrase(typed: "sakatsu stats 2026"),
    ]

    // MARK: - The store

    static let contents = Phrase(
        "All visits and settings, with the history of edits.", .ko("모든 방문과 설정, 편집 기록입니다."), .ja("すべてのサ活と設定、編集履歴です。"))
    /// The parts of the store, each with its name for users and its database tables.
    static let parts = [
        StoreDeclaration.Part(
            Phrase("visits", .ko("방문"), .ja("サ活")), tables: ["visit", "sauna_set", "temperature", "running"]),
        .init(Phrase("settings", .ko("설정"), .ja("設定")), tables: ["settings", "usual_temperature"]),
    ]
}
