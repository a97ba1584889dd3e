public import Languages

/// Whether the outside can be reached, as far as the last requests tell.
public enum ResourceConnection: Hashable, Sendable {
    /// A request has succeeded since the last one that could not reach it, or none was made.
    case online
    /// It could not be reached, and nothing has succeeded since.
    case offline

    /// What a screen says once, when the connection has changed to this.
    public var notice: Phrase {
        switch self {
        case .online: ResourcePhrases.online
        case .offline: ResourcePhrases.offline
        }
    }
}

/// What is said of resources.
enum ResourcePhrases {
    static let online = Phrase("Online again.", .ko("다시 온라인 상태입니다."), .ja("オンラインに戻りました。"))
    static let offline = Phrase(
        "Offline: saved content is shown where there is some.", .ko("오프라인 상태입니다. 저장된 내용이 있으면 그 내용을 표시합니다."),
        .ja("オフラインです。保存済みの内容があればそれを表示します。"))
}
