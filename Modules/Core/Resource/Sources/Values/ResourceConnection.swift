public import Basics

/// Whether the source of a store's resources is reachable, judging by the last requests.
public enum ResourceConnection: Hashable, Sendable {
    /// The source is presumed to be reachable: no request has failed to reach it since the last successful one.
    case online
    /// A request could not reach the source, and no request has succeeded since.
    case offline

    /// The message that a screen shows once when the source becomes reachable again (`online`) or unreachable
    /// (`offline`).
    public var notice: Phrase {
        switch self {
        case .online: ResourcePhrases.online
        case .offline: ResourcePhrases.offline
        }
    }
}

/// The phrases about resources.
enum ResourcePhrases {
    static let online = Phrase("Online again.", .ko("다시 온라인 상태입니다."), .ja("オンラインに戻りました。"))
    static let offline = Phrase(
        "Offline: saved content is shown where there is some.", .ko("오프라인 상태입니다. 저장된 내용이 있으면 그 내용을 표시합니다."),
        .ja("オフラインです。保存済みの内容があればそれを表示します。"))
}
