package import Basics

/// The phrases of the catalog.
package enum CatalogPhrases {
    static let catalog = Phrase(
        "The screens, each with its states.", .ko("화면들과 그 상태들입니다."), .ja("画面と、それぞれの状態です。"))
    static let screen = Phrase("The states of a screen.", .ko("한 화면의 상태들입니다."), .ja("1つの画面の状態です。"))
    package static let summary = Phrase(
        "Shows every screen in every state.", .ko("모든 화면을 모든 상태로 보여 줍니다."), .ja("すべての画面をすべての状態で表示します。"))
    static let state = Phrase("state", .ko("상태"), .ja("状態"))
    static let columns = Phrase("columns", .ko("칸수"), .ja("桁数"))
    static let width = Phrase("the same screens at that width", .ko("같은 화면을 그 너비로 보기"), .ja("同じ画面をその幅で表示する"))
    static let linear = Phrase(
        "the same screens for a screen reader", .ko("같은 화면을 화면 낭독기에 맞게 보기"), .ja("同じ画面をスクリーンリーダー向けに表示する"))
    static let hint = Phrase(
        """
        “home” shows all states of a screen, “home full” one, “home full width 60” that one in 60 columns, \
        “home full linear” that one for a screen reader.
        """,
        .ko(
            "home은 화면의 모든 상태를, home full은 한 상태를, home full width 60은 그 상태를 60칸 너비로, home full linear는 화면 낭독기에 맞게 보여 줍니다."
        ),
        .ja(
            "home は画面のすべての状態を、home full は1つの状態を、home full width 60 はその状態を60桁で、home full linear はスクリーンリーダー向けに表示します。"))

    static func states(_ count: Int, of screen: String) -> Phrase {
        Phrase("\(count) states of \(screen)", .ko("\(screen)의 상태 \(count)개"), .ja("\(screen)の状態\(count)個"))
    }

    static func screens(of app: String) -> Phrase {
        Phrase("the screens of \(app) alone", .ko("\(app)의 화면만 보기"), .ja("\(app) の画面だけを表示する"))
    }

    static func noState(_ name: String, of screen: String, names: [String]) -> Phrase {
        let all = names.joined(separator: ", ")
        return Phrase(
            "\(screen) has no state \(quoted: name). It has: \(all)",
            .ko("\(screen)에 \(quoted: name) 상태는 없습니다. 있는 상태: \(all)"),
            .ja("\(screen)に\(quoted: name)という状態はありません。ある状態: \(all)"))
    }

    static func wrongWidth(_ text: String) -> Phrase {
        Phrase(
            "A width is a number from 20 to 400, not \(quoted: text).",
            .ko("너비는 20부터 400까지의 수입니다. \(quoted: text, .topic) 쓸 수 없습니다."),
            .ja("幅は20から400までの数です。\(quoted: text)は使えません。"))
    }
}
