import Basics
import MandalartDomainInterface

/// The texts of the template “career”.
enum CareerPhrases {
    static let palettes: [Palette] = [.indigo, .azure, .coral, .amber, .orchid, .jade, .lemon, .mint, .violet]

    static let titles: [Phrase] = [
        Phrase("Work I am proud of", .ko("자랑스럽게 일하기"), .ja("誇れる仕事をする")),

        Phrase("Deepen my craft", .ko("전문성 깊게 쌓기"), .ja("専門を深める")),
        Phrase("Study 3 hours a week", .ko("주 3시간 공부하기"), .ja("週3時間勉強する")),
        Phrase("Read 1 book a month", .ko("매달 책 1권 읽기"), .ja("月に1冊専門書を読む")),
        Phrase("Finish 2 courses a year", .ko("1년에 강의 2개 완강하기"), .ja("年に2つ講座を修了する")),
        Phrase("Try 1 new tool a month", .ko("매달 새 도구 1개 써 보기"), .ja("月に1つ新しい道具を試す")),
        Phrase("Ask for 1 review a week", .ko("매주 1번 의견 구하기"), .ja("週1回レビューを頼む")),
        Phrase("Redo 1 old task better", .ko("옛 작업 1개 다시 해 보기"), .ja("昔の成果物を1つ作り直す")),
        Phrase("Pass 1 exam by autumn", .ko("가을까지 자격증 1개 따기"), .ja("秋までに資格を1つ取る")),
        Phrase("Write 1 lesson a day", .ko("하루 1가지 배운 점 쓰기"), .ja("1日1つ学びを書く")),

        Phrase("Show real results", .ko("성과로 보여 주기"), .ja("成果で示す")),
        Phrase("Set 3 goals a quarter", .ko("분기마다 목표 3개 정하기"), .ja("四半期に目標を3つ決める")),
        Phrase("Plan the week on Monday", .ko("월요일에 한 주 계획하기"), .ja("月曜に1週間を計画する")),
        Phrase("Start with the top task", .ko("중요한 일부터 시작하기"), .ja("一番大事な仕事から始める")),
        Phrase("Focus 2 hours each day", .ko("하루 2시간 몰입하기"), .ja("1日2時間集中する")),
        Phrase("Log 1 win every Friday", .ko("금요일에 성과 1개 적기"), .ja("金曜に成果を1つ書く")),
        Phrase("Measure 1 key number", .ko("핵심 지표 1개 재기"), .ja("重要な数字を1つ測る")),
        Phrase("Finish 1 day early", .ko("마감 하루 전에 끝내기"), .ja("締切の前日に終える")),
        Phrase("Demo work once a month", .ko("매달 1번 결과 발표하기"), .ja("月1回成果を発表する")),

        Phrase("Speak and write well", .ko("말과 글 다듬기"), .ja("話す力と書く力を磨く")),
        Phrase("Put the point first", .ko("결론부터 말하기"), .ja("結論から話す")),
        Phrase("Cut each email by half", .ko("메일 길이 절반 줄이기"), .ja("メールを半分の長さにする")),
        Phrase("Speak in every meeting", .ko("회의마다 1번 발언하기"), .ja("会議で毎回1度は発言する")),
        Phrase("Publish 1 post a month", .ko("매달 글 1편 공개하기"), .ja("月に1本記事を公開する")),
        Phrase("Give 2 talks a year", .ko("1년에 발표 2번 하기"), .ja("年2回登壇する")),
        Phrase("Rehearse talks twice", .ko("발표 전 2번 연습하기"), .ja("発表前に2回練習する")),
        Phrase("Repeat back what I heard", .ko("들은 말 되짚어 확인하기"), .ja("聞いた話を要約して返す")),
        Phrase("Send notes the same day", .ko("회의록 당일에 공유하기"), .ja("議事録を当日中に送る")),

        Phrase("Build good ties", .ko("좋은 관계 쌓기"), .ja("人とのつながりを育てる")),
        Phrase("1 coffee chat a week", .ko("매주 1명과 커피 마시기"), .ja("週に1人とコーヒーを飲む")),
        Phrase("Thank 1 person a day", .ko("하루 1명에게 감사하기"), .ja("1日1人に感謝を伝える")),
        Phrase("Find a mentor by June", .ko("6월까지 멘토 찾기"), .ja("6月までにメンターを探す")),
        Phrase("Join 1 meetup a month", .ko("매달 모임 1번 나가기"), .ja("月1回勉強会に出る")),
        Phrase("Help 1 colleague a week", .ko("매주 동료 1명 돕기"), .ja("週に1人同僚を助ける")),
        Phrase("Write to 5 old contacts", .ko("옛 동료 5명 안부 묻기"), .ja("昔の同僚5人に連絡する")),
        Phrase("Learn 20 names at work", .ko("동료 20명 이름 외우기"), .ja("社内の20人の名前を覚える")),
        Phrase("Connect 2 peers a month", .ko("매달 두 사람 이어 주기"), .ja("月に1組の人を紹介する")),

        Phrase("Lead so others grow", .ko("함께 성장하도록 이끌기"), .ja("仲間を育てて導く")),
        Phrase("Coach 1 junior weekly", .ko("후배 1명과 매주 면담하기"), .ja("後輩1人と毎週話す")),
        Phrase("Hand over 2 tasks", .ko("일 2가지 믿고 맡기기"), .ja("仕事を2つ任せる")),
        Phrase("Ask before I advise", .ko("조언 전에 먼저 묻기"), .ja("助言の前に質問する")),
        Phrase("Praise 1 detail a day", .ko("하루 1가지 칭찬하기"), .ja("1日1つ具体的に褒める")),
        Phrase("Hold 1 retro a month", .ko("매달 1번 회고 열기"), .ja("月1回ふり返りを開く")),
        Phrase("Volunteer for 1 project", .ko("프로젝트 1개 자원하기"), .ja("1件の企画に手を挙げる")),
        Phrase("Decide within 2 days", .ko("결정은 이틀 안에 하기"), .ja("決断は2日以内にする")),
        Phrase("Own my mistakes first", .ko("실수는 먼저 인정하기"), .ja("失敗は自分から認める")),

        Phrase("Earn what I am worth", .ko("정당하게 보상받기"), .ja("正当な報酬を得る")),
        Phrase("List my 10 best results", .ko("대표 성과 10개 정리하기"), .ja("代表的な成果を10個書く")),
        Phrase("Check pay rates in May", .ko("5월에 시장 연봉 알아보기"), .ja("5月に給与の相場を調べる")),
        Phrase("Update my CV quarterly", .ko("분기마다 이력서 고치기"), .ja("四半期に履歴書を更新する")),
        Phrase("Ask for a raise by July", .ko("7월까지 연봉 협상하기"), .ja("7月までに昇給を相談する")),
        Phrase("Save 20% of my pay", .ko("월급의 20% 저축하기"), .ja("給料の2割を貯金する")),
        Phrase("Do 1 mock interview", .ko("모의 면접 1번 보기"), .ja("模擬面接を1回受ける")),
        Phrase("Save 3 months' expenses", .ko("석 달 생활비 모으기"), .ja("生活費3か月分を貯める")),
        Phrase("Try 1 small side job", .ko("작은 부업 1개 해 보기"), .ja("小さな副業を1つ試す")),

        Phrase("Work without burnout", .ko("지치지 않고 일하기"), .ja("疲れをためずに働く")),
        Phrase("Sleep 7 hours a night", .ko("매일 7시간 자기"), .ja("毎晩7時間眠る")),
        Phrase("Leave at 6 on 3 days", .ko("주 3일 6시에 퇴근하기"), .ja("週3日は6時に帰る")),
        Phrase("Walk 20 minutes at lunch", .ko("점심때 20분 걷기"), .ja("昼休みに20分歩く")),
        Phrase("Break every 90 minutes", .ko("90분마다 쉬기"), .ja("90分ごとに休む")),
        Phrase("No email after 9 pm", .ko("밤 9시 뒤 메일 안 보기"), .ja("夜9時以降メールを見ない")),
        Phrase("Take 10 days off a year", .ko("1년에 휴가 10일 쓰기"), .ja("年に10日休暇を取る")),
        Phrase("Exercise twice a week", .ko("주 2번 운동하기"), .ja("週2回運動する")),
        Phrase("Eat lunch off screens", .ko("화면 없이 점심 먹기"), .ja("画面を見ずに昼食をとる")),

        Phrase("Know where I am going", .ko("나아갈 방향 정하기"), .ja("進む方向を定める")),
        Phrase("Write a 3-year picture", .ko("3년 뒤 모습 1쪽 쓰기"), .ja("3年後の姿を1枚に書く")),
        Phrase("Name 5 values of mine", .ko("내 가치 5개 정하기"), .ja("大切な価値を5つ選ぶ")),
        Phrase("Review goals on Sundays", .ko("일요일에 목표 돌아보기"), .ja("日曜に目標を見直す")),
        Phrase("Talk to 3 role models", .ko("닮고 싶은 3명 만나기"), .ja("憧れの人3人と話す")),
        Phrase("Drop 1 task each month", .ko("매달 안 할 일 1개 정하기"), .ja("月に1つやめる事を決める")),
        Phrase("Shadow 1 other team", .ko("다른 팀 하루 체험하기"), .ja("他の部署を1日体験する")),
        Phrase("Ask 3 people my strength", .ko("3명에게 내 강점 묻기"), .ja("3人に自分の強みを聞く")),
        Phrase("Plan next year by Dec 1", .ko("12월 전에 내년 계획하기"), .ja("12月までに来年を計画する")),
    ]
}
