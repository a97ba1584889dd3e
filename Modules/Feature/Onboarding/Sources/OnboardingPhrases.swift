import Languages
import ProfileDomainInterface

/// What a new person reads.
enum OnboardingPhrases {
    static let nickname = Phrase("say what you want to be called", .ko("어떻게 불리고 싶은지 적기"), .ja("呼んでほしい名前を書く"))
    static let nicknameExample = Phrase("nickname Juno", .ko("nickname 김주노"), .ja("nickname じゅんこ"))

    static let welcome = Phrase(
        "Welcome. A mandalart is one goal, eight sub-goals around it, and eight things to do for each of those.",
        .ko("환영해요. 만다라트는 목표 하나와 그 둘레의 세부 목표 여덟 개, 그리고 세부 목표마다 할 일 여덟 개로 이루어져요."),
        .ja("ようこそ。マンダラートは、1つの目標と、それを囲む8個のサブ目標、そしてサブ目標ごとに8個の「すること」でできています。"))

    static let whatName = Phrase("What do you want to be called?", .ko("어떻게 불러 드릴까요?"), .ja("何とお呼びしましょうか？"))

    static func hello(_ nickname: Nickname) -> Phrase {
        Phrase(
            "Hello, \(nickname)! All that you type is kept at once, on this machine only.",
            .ko("\(nickname) 님, 반가워요! 입력한 것은 모두 바로, 이 컴퓨터에만 저장돼요."),
            .ja("\(nickname)さん、はじめまして。入力したことはすぐに、このコンピュータにだけ保存されます。"))
    }
}
