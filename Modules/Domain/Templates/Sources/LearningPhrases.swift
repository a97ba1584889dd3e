import Basics
import MandalartDomainInterface

/// The texts of the template “learning”.
enum LearningPhrases {
    static let palettes: [Palette] = [.violet, .sky, .lemon, .azure, .sand, .coral, .amber, .rose, .mint]

    static let titles: [Phrase] = [
        Phrase("Speak a new language", .ko("새로운 언어로 말하기"), .ja("新しい言語で話す")),

        Phrase("Hear and say it right", .ko("듣고 바르게 소리 내기"), .ja("聞いて正しく発音する")),
        Phrase("Drill 5 sounds a week", .ko("매주 발음 5개 익히기"), .ja("週に5つ音を練習する")),
        Phrase("Shadow 10 min a day", .ko("하루 10분 섀도잉하기"), .ja("1日10分シャドーイング")),
        Phrase("Record myself on Sunday", .ko("일요일에 내 말 녹음하기"), .ja("日曜に自分の声を録音する")),
        Phrase("1 podcast each morning", .ko("아침 팟캐스트 1편 듣기"), .ja("毎朝ポッドキャストを聴く")),
        Phrase("Dictate 5 lines a day", .ko("하루 5줄 받아쓰기"), .ja("1日5行書き取る")),
        Phrase("Sing 10 songs by heart", .ko("노래 10곡 외워 부르기"), .ja("歌を10曲覚えて歌う")),
        Phrase("1 episode, no subtitles", .ko("자막 없이 1편 보기"), .ja("字幕なしで1話見る")),
        Phrase("Tell 20 close sounds", .ko("비슷한 소리 20쌍 가리기"), .ja("似た音を20組聞き分ける")),

        Phrase("Own 2,000 words", .ko("단어 2,000개 익히기"), .ja("単語を2,000語覚える")),
        Phrase("10 new words a day", .ko("하루 새 단어 10개 외우기"), .ja("1日10語覚える")),
        Phrase("Review cards 15 min", .ko("15분 단어 카드 복습하기"), .ja("カードを15分復習する")),
        Phrase("1 sentence per word", .ko("단어마다 예문 1개 쓰기"), .ja("単語ごとに例文を1つ作る")),
        Phrase("Label 30 things at home", .ko("물건 30개에 이름표 달기"), .ja("家の物30個に名札を貼る")),
        Phrase("Learn 100 set phrases", .ko("관용구 100개 익히기"), .ja("決まり文句を100個覚える")),
        Phrase("Quiz myself on Friday", .ko("금요일에 쪽지 시험 보기"), .ja("金曜に小テストをする")),
        Phrase("1 topic word list a week", .ko("매주 주제 단어장 만들기"), .ja("毎週話題別に単語を集める")),
        Phrase("Drop words I never use", .ko("안 쓰는 단어 덜어 내기"), .ja("使わない単語を捨てる")),

        Phrase("Build clear sentences", .ko("정확한 문장 만들기"), .ja("正しい文を作る")),
        Phrase("1 grammar point a week", .ko("매주 문법 1개 익히기"), .ja("週に1つ文法を覚える")),
        Phrase("Finish 1 textbook", .ko("교재 1권 끝내기"), .ja("教科書を1冊終える")),
        Phrase("20 drills every Tuesday", .ko("화요일에 20문제 풀기"), .ja("火曜に20問解く")),
        Phrase("Keep a list of my errors", .ko("틀린 문장 모아 두기"), .ja("間違いを書きためる")),
        Phrase("Conjugate 50 verbs", .ko("동사 50개 활용 외우기"), .ja("動詞50個の活用を覚える")),
        Phrase("Explain 1 rule aloud", .ko("규칙 1개 말로 설명하기"), .ja("規則を1つ声で説明する")),
        Phrase("Translate 5 lines daily", .ko("하루 5문장 번역하기"), .ja("1日5文訳す")),
        Phrase("Pass a mock test in June", .ko("6월 모의시험 통과하기"), .ja("6月の模試で合格点を取る")),

        Phrase("Read for pleasure", .ko("즐겁게 읽기"), .ja("楽しんで読む")),
        Phrase("Read 5 pages a day", .ko("하루 5쪽 읽기"), .ja("1日5ページ読む")),
        Phrase("3 children's books", .ko("어린이책 3권 읽기"), .ja("児童書を3冊読む")),
        Phrase("1 news story at lunch", .ko("점심에 기사 1개 읽기"), .ja("昼に記事を1本読む")),
        Phrase("1 comic a month", .ko("매달 만화 1권 읽기"), .ja("月に1冊漫画を読む")),
        Phrase("Finish 1 novel by fall", .ko("가을까지 소설 1권 읽기"), .ja("秋までに小説を1冊読む")),
        Phrase("Switch my phone to it", .ko("휴대폰 언어 바꾸기"), .ja("携帯の言語を切り替える")),
        Phrase("Read aloud 5 minutes", .ko("5분 소리 내어 읽기"), .ja("5分音読する")),
        Phrase("Retell 1 text a week", .ko("매주 글 1편 요약하기"), .ja("週に1つ文章を要約する")),

        Phrase("Speak every week", .ko("매주 말하기"), .ja("毎週話す")),
        Phrase("2 lessons a week", .ko("주 2번 수업 받기"), .ja("週2回レッスンを受ける")),
        Phrase("Find 1 exchange partner", .ko("언어 교환 친구 사귀기"), .ja("交換学習の相手を探す")),
        Phrase("Think aloud 5 minutes", .ko("5분 혼잣말하기"), .ja("5分ひとり言を話す")),
        Phrase("Order food in it once", .ko("그 언어로 주문해 보기"), .ja("その言語で注文してみる")),
        Phrase("Introduce me in 1 minute", .ko("1분 자기소개 외우기"), .ja("1分の自己紹介を覚える")),
        Phrase("Ask 3 questions a lesson", .ko("수업마다 3번 질문하기"), .ja("授業で3つ質問する")),
        Phrase("1 hour a week only in it", .ko("매주 1시간 그 말만 쓰기"), .ja("週1時間その言語だけ使う")),
        Phrase("Give a 5-minute talk", .ko("5분 발표하기"), .ja("5分間スピーチする")),

        Phrase("Write a little daily", .ko("매일 조금씩 쓰기"), .ja("毎日少しずつ書く")),
        Phrase("3-line diary a day", .ko("하루 3줄 일기 쓰기"), .ja("1日3行日記を書く")),
        Phrase("1 letter a month", .ko("매달 편지 1통 쓰기"), .ja("月に1通手紙を書く")),
        Phrase("Get 1 text fixed a week", .ko("매주 글 1편 첨삭받기"), .ja("週に1回添削してもらう")),
        Phrase("Rewrite what was fixed", .ko("첨삭받은 글 다시 쓰기"), .ja("添削された文を書き直す")),
        Phrase("Post 1 comment a week", .ko("매주 댓글 1개 남기기"), .ja("週1回コメントを書く")),
        Phrase("Copy 1 fine page a week", .ko("매주 좋은 글 1쪽 베끼기"), .ja("週に1枚名文を書き写す")),
        Phrase("Type 30 words a minute", .ko("1분에 30단어 치기"), .ja("1分に30語打つ")),
        Phrase("Write a 1-page story", .ko("1쪽 이야기 짓기"), .ja("1ページの物語を書く")),

        Phrase("Live with the culture", .ko("문화와 친해지기"), .ja("文化に親しむ")),
        Phrase("Cook 6 of its dishes", .ko("현지 음식 6가지 만들기"), .ja("現地の料理を6品作る")),
        Phrase("1 film a month", .ko("매달 영화 1편 보기"), .ja("月に1本映画を見る")),
        Phrase("Learn 12 holidays", .ko("명절 12개 알아보기"), .ja("祝日を12個調べる")),
        Phrase("Follow 10 local people", .ko("현지인 10명 팔로우하기"), .ja("現地の10人をフォローする")),
        Phrase("Visit 1 culture event", .ko("문화 행사 1번 가기"), .ja("文化行事に1回行く")),
        Phrase("Learn 20 proverbs", .ko("속담 20개 외우기"), .ja("ことわざを20個覚える")),
        Phrase("Plan a 7-day trip", .ko("7일 여행 계획하기"), .ja("7日間の旅を計画する")),
        Phrase("Save for the ticket", .ko("비행기표 값 모으기"), .ja("航空券の代金を貯める")),

        Phrase("Never miss twice", .ko("이틀 연속 쉬지 않기"), .ja("2日続けて休まない")),
        Phrase("30 min at 7 am daily", .ko("아침 7시에 30분 공부하기"), .ja("朝7時に30分勉強する")),
        Phrase("Mark a calendar daily", .ko("매일 달력에 표시하기"), .ja("毎日手帳に印を付ける")),
        Phrase("Clear my desk at night", .ko("밤마다 책상 정리하기"), .ja("毎晩机を片付ける")),
        Phrase("Check my level monthly", .ko("매달 실력 점검하기"), .ja("月1回実力を確かめる")),
        Phrase("Tell 3 friends my goal", .ko("친구 3명에게 목표 알리기"), .ja("友人3人に目標を話す")),
        Phrase("5 min on bad days too", .ko("바빠도 5분은 하기"), .ja("忙しい日も5分はする")),
        Phrase("Take the B1 exam in fall", .ko("가을에 B1 시험 보기"), .ja("秋にB1の試験を受ける")),
        Phrase("Celebrate 100 days", .ko("100일째 날 축하하기"), .ja("100日目を祝う")),
    ]
}
