import Basics
import SakatsuDomainInterface
import SakatsuDomainTesting
import Testing

@Suite("The text that people post")
struct PostTests {
    @Test("has the same layout in three languages")
    func languages() throws {
        let post = VisitPost.text(of: try .shikiji)
        let japanese = """
            サウナしきじ（2026/11/01）

            朝から行きました。
            二回目。

            3セット行いました。
            1セット目: 🧖 löyly 10分 → 💧 水風呂 60秒 → 외기욕 10分
            2セット目: サウナ 12分 → 水風呂 90秒 → 休憩 10分
            3セット目: サウナ 8分 → 休憩 5分

            サウナ: 110℃
            水風呂: 16.5℃
            薬草サウナ: 60℃

            See you again!
            """
        #expect(post.text(in: .japanese) == japanese)
        let korean = """
            サウナしきじ (2026.11.01)

            朝から行きました。
            二回目。

            3세트 했습니다.
            1세트: 🧖 löyly 10분 → 💧 냉탕 60초 → 외기욕 10분
            2세트: 사우나 12분 → 냉탕 90초 → 휴식 10분
            3세트: 사우나 8분 → 휴식 5분

            사우나: 110℃
            냉탕: 16.5℃
            薬草サウナ: 60℃

            See you again!
            """
        #expect(post.text(in: .korean) == korean)
        let english = """
            サウナしきじ (2026-11-01)

            朝から行きました。
            二回目。

            I did 3 sets.
            Set 1: 🧖 löyly 10 min → 💧 cool bath 60 s → 외기욕 10 min
            Set 2: sauna 12 min → cool bath 90 s → rest 10 min
            Set 3: sauna 8 min → rest 5 min

            Sauna: 110°C
            Cool bath: 16.5°C
            薬草サウナ: 60°C

            See you again!
            """
        #expect(post.text(in: .english) == english)
    }

    @Test("leaves out what was not written")
    func gaps() throws {
        let lake = VisitPost.text(of: try .lake).english
        #expect(lake == "Lake house (2026-11-20)\n\nI did 1 set.\nSet 1: sauna 15 min → cool bath 30 s → rest 20 min")
        let hotel = VisitPost.text(of: try .hotel)
        #expect(hotel.text(in: .korean) == "호텔 사우나 (2025.12.31)\n\n세트 없이 다녀왔습니다.\n\n사우나: 85℃")
    }
}
