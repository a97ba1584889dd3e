// rib: verbatim file: words of goals that say nothing of what these are about

/// Words that occur in goals of all kinds, and therefore do not help to find similar ones.
enum StopWords {
    static let all = Set((english + korean + japanese).split(separator: " ").map(String.init))

    private static let english = """
        the and for with from into per that this those these every each day days daily week weeks weekly month months \
        monthly year years time times minute minutes hour hours more less most least one two three my me myself our your \
        their his her its to of in on at by an as or is are be am do get make keep go not no all any up out build become start stay
        """

    private static let korean = """
         위해 위한 위하여 매일 매주 매달 매년 하루 일주일 모든 나의 내 하기 되기 있기 없이 대한 대해 그리고 또는 주 번 회 개 분 시간
        """

    private static let japanese = """
         毎日 毎週 毎月 毎年 毎朝 毎晩 年 月 週 日 回 分 人 本 冊 個 時間 以上 以内 自分 一日 する なる ある
        """
}
