import Basics

/// The messages for a person without a nickname.
enum LaunchErrorPhrases {
    static let notIntroduced = Phrase(
        "Say first what you want to be called: nickname <name>", .ko("먼저 사용할 닉네임을 입력하세요: nickname <이름>"),
        .ja("先にニックネームを入力してください: nickname <名前>"))
}
