package import Basics

/// The messages about routes that cannot be followed.
package enum RoutePhrases {
    /// Returns the message that a place does not exist, which a host completes with suggestions.
    package static func noPlace(_ name: String, in route: Route) -> Phrase {
        guard !route.segments.isEmpty else {
            return Phrase(
                "There is no place \(quoted: name).", .ko("\(quoted: name) 화면은 없습니다."),
                .ja("\(quoted: name)という画面はありません。"))
        }
        return Phrase(
            "There is no place \(quoted: name) in \(route.shown).", .ko("\(route.shown)에는 \(quoted: name) 화면이 없습니다."),
            .ja("\(route.shown) に\(quoted: name)という画面はありません。"))
    }

    static let noWayOn = Phrase(
        "No way leads on from there.", .ko("그 화면에서 이동할 수 있는 곳은 없습니다."), .ja("その先に移動先はありません。"))

    static func ways(_ places: [Phrase], from route: Route) -> Phrase {
        if route.segments.isEmpty {
            return Phrase(
                "There are: \(list: places)", .ko("이동할 수 있는 화면: \(list: places)"), .ja("移動先: \(list: places)"))
        }
        return Phrase(
            "From there: \(list: places)", .ko("거기서 이동할 수 있는 화면: \(list: places)"), .ja("そこからの移動先: \(list: places)"))
    }

    static func missing(_ value: Phrase, of place: String) -> Phrase {
        Phrase(
            "\(quoted: place) needs \(a: value): \(place) <\(value)>",
            .ko("\(quoted: place)에는 \(value, .subject) 필요합니다: \(place) <\(value)>"),
            .ja("\(quoted: place)には\(value)が必要です: \(place) <\(value)>"))
    }

    static func timedOut(_ name: String, in route: Route) -> Phrase {
        Phrase(
            "The place \(quoted: name) in \(route.shown) did not open in time. Try again.",
            .ko("\(route.shown)의 \(quoted: name) 화면이 제때 열리지 않았습니다. 다시 시도하세요."),
            .ja("\(route.shown) の\(quoted: name)が時間内に開きませんでした。もう一度試してください。"))
    }

    static func waitsForItself(_ name: String, in route: Route) -> Phrase {
        Phrase(
            "The place \(quoted: name) in \(route.shown) cannot open: its opening waits for itself.",
            .ko("\(route.shown)의 \(quoted: name) 화면을 열 수 없습니다. 여는 작업이 자기 자신을 기다리고 있습니다."),
            .ja("\(route.shown) の\(quoted: name)を開けません。開く処理が自分自身を待っています。"))
    }

    static func notOpened(_ name: String, in route: Route) -> Phrase {
        Phrase(
            "The place \(quoted: name) in \(route.shown) did not open.",
            .ko("\(route.shown)의 \(quoted: name) 화면이 열리지 않았습니다."),
            .ja("\(route.shown) の\(quoted: name)が開きませんでした。"))
    }

    static func notClosed(_ name: String, in route: Route) -> Phrase {
        Phrase(
            "The place \(quoted: name) in \(route.shown) did not close in time. Try again.",
            .ko("\(route.shown)의 \(quoted: name) 화면이 제때 닫히지 않았습니다. 다시 시도하세요."),
            .ja("\(route.shown) の\(quoted: name)が時間内に閉じませんでした。もう一度試してください。"))
    }
}
