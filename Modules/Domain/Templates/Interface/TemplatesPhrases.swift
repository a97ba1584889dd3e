import Basics

/// The titles and summaries of the templates.
enum TemplatesPhrases {
    static let career = Phrase("Career", .ko("커리어"), .ja("キャリア"))
    static let health = Phrase("Health", .ko("건강"), .ja("健康"))
    static let learning = Phrase("Learning", .ko("배움"), .ja("学び"))
    static let baseball = Phrase("Baseball", .ko("야구"), .ja("野球"))

    static let aboutCareer = Phrase(
        "do good work, show it, and last for years", .ko("일을 잘하고, 알리고, 오래 이어 가기"), .ja("よい仕事をして、伝え、長く続ける"))
    static let aboutHealth = Phrase(
        "move, eat, sleep and rest well all year", .ko("한 해 동안 잘 움직이고, 먹고, 자고, 쉬기"), .ja("1年を通してよく動き、食べ、眠り、休む"))
    static let aboutLearning = Phrase(
        "learn a language until you live in it", .ko("외국어를 생활 속에서 쓸 때까지 배우기"), .ja("外国語を暮らしの中で使えるまで学ぶ"))
    static let aboutBaseball = Phrase(
        "a young shortstop earns a place in the team", .ko("어린 유격수가 주전 자리를 따내기까지"), .ja("若い遊撃手がレギュラーをつかむまで"))
}
