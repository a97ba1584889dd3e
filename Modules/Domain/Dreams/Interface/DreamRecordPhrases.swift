import Basics

/// The manual's descriptions of the JSON members of a wish.
enum DreamRecordPhrases {
    static let number = Phrase("its number in the list, 1 to 100", .ko("목록에서의 번호, 1~100"), .ja("一覧での番号、1～100"))
    static let title = Phrase("what is wished", .ko("소원의 내용"), .ja("願いの内容"))
    static let done = Phrase(
        "the day on which it came true (RFC 3339), or null", .ko("이루어진 날 (RFC 3339), 또는 null"),
        .ja("かなった日（RFC 3339）、または null"))
    static let purpose = Phrase("why, or null", .ko("왜 바라는지, 또는 null"), .ja("なぜ願うのか、または null"))
    static let goal = Phrase("what is to be reached, or null", .ko("이룰 목표, 또는 null"), .ja("達成したい目標、または null"))
    static let date = Phrase(
        "the day by which the goal is to be reached, or null", .ko("목표를 이룰 날, 또는 null"), .ja("目標を達成する日、または null"))
    static let milestoneNumber = Phrase("1 to 8, in their order", .ko("1~8, 순서대로"), .ja("1～8、順番"))
    static let milestoneTitle = Phrase(
        "a measurable mark on the way", .ko("측정할 수 있는 중간 목표"), .ja("測定できる途中の目標"))
    static let reached = Phrase(
        "the day on which it was reached, or null", .ko("달성한 날, 또는 null"), .ja("達成した日、または null"))
    static let vision = Phrase(
        "the scene at the finish, or null", .ko("이루었을 때의 장면, 또는 null"), .ja("かなったときの場面、または null"))
    static let chart = Phrase(
        "the number of the chart that it grew into, or null", .ko("이 나무로 만든 만다라트의 번호, 또는 null"),
        .ja("この木から作ったマンダラートの番号、または null"))
    static let wishNow = Phrase(
        "of a wish that was made or changed: as in the list of dreams; null when it is removed",
        .ko("소원을 추가하거나 바꾸었으면 그 소원. 버킷 리스트와 같은 형식이고, 삭제했으면 null"),
        .ja("願いを追加または変更した場合、その願い。夢リストと同じ形式で、削除した場合は null"))
}
