import Basics
import ProfileDomainInterface

/// The phrases of the onboarding.
enum OnboardingPhrases {
    static let nickname = Phrase("say what you want to be called", .ko("닉네임 정하기"), .ja("ニックネームを決める"))
    static let nicknameExample = Phrase("nickname Juno", .ko("nickname 김주노"), .ja("nickname じゅんこ"))

    static let welcome = Phrase(
        "Welcome. A mandalart is one goal, eight sub-goals around it, and eight things to do for each of those.",
        .ko("환영합니다. 만다라트는 목표 하나와 그 둘레의 세부 목표 8개, 그리고 세부 목표마다 실천 항목 8개로 이루어집니다."),
        .ja("ようこそ。マンダラートは、1つの目標と、それを囲む8つのサブ目標、そしてサブ目標ごとに8つのアクションでできています。"))

    static let whatName = Phrase("What do you want to be called?", .ko("닉네임을 입력하세요."), .ja("ニックネームを入力してください。"))

    static let core = Phrase("name the core goal", .ko("핵심 목표 정하기"), .ja("中心目標を決める"))
    static let coreExample = Phrase("core Run a marathon", .ko("core 마라톤 완주하기"), .ja("core マラソンを完走する"))
    static let coreGoal = Phrase(
        "core goal (Enter skips it)", .ko("핵심 목표 (Enter로 건너뛰기)"), .ja("中心目標（Enter でスキップ）"))
    static let goalFirst = Phrase(
        "Say first what your core goal is, or press Enter to skip it.", .ko("먼저 핵심 목표를 입력하거나 Enter를 눌러 건너뛰세요."),
        .ja("先に中心目標を入力するか、Enter を押してスキップしてください。"))

    static func hello(_ nickname: Nickname) -> Phrase {
        Phrase(
            "Hello, \(nickname)! All that you type is kept at once, on this machine.",
            .ko("\(nickname) 님, 반갑습니다! 입력한 내용은 바로 이 컴퓨터에 저장됩니다."),
            .ja("\(nickname)さん、はじめまして。入力した内容はすぐに、このコンピューターに保存されます。"))
    }

    // MARK: - The manual, on the JSON output

    static let onboarding = Phrase(
        "The answer to “show” as long as the person has no nickname.", .ko("아직 닉네임이 없을 때 “show”에 대한 응답입니다."),
        .ja("まだニックネームがないときの「show」への応答です。"))
    static let noNickname = Phrase(
        "null: the first line is to be one", .ko("null. 첫 줄이 닉네임이 됨"), .ja("null。最初の行がニックネームになる"))
}
