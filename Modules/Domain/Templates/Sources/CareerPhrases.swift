import Languages
import MandalartDomainInterface

/// The texts of the template “career”.
enum CareerPhrases {
    static let whole = TemplateText(
        Phrase(en: "Work I am proud of", ko: "자랑스럽게 일하기", ja: "誇れる仕事をする"), .indigo,
        branches: [craft, results, voice, people, leading, worth, energy, direction])

    private static let craft = TemplateText.Branch(
        Phrase(en: "Deepen my craft", ko: "전문성 깊게 쌓기", ja: "専門を深める"), .azure,
        items: [
            Phrase(en: "Study 3 hours a week", ko: "주 3시간 공부하기", ja: "週3時間勉強する"),
            Phrase(en: "Read 1 book a month", ko: "매달 책 1권 읽기", ja: "月に1冊専門書を読む"),
            Phrase(en: "Finish 2 courses a year", ko: "1년에 강의 2개 완강하기", ja: "年に2つ講座を修了する"),
            Phrase(en: "Try 1 new tool a month", ko: "매달 새 도구 1개 써 보기", ja: "月に1つ新しい道具を試す"),
            Phrase(en: "Ask for 1 review a week", ko: "매주 1번 의견 구하기", ja: "週1回レビューを頼む"),
            Phrase(en: "Redo 1 old task better", ko: "옛 작업 1개 다시 해 보기", ja: "昔の成果物を1つ作り直す"),
            Phrase(en: "Pass 1 exam by autumn", ko: "가을까지 자격증 1개 따기", ja: "秋までに資格を1つ取る"),
            Phrase(en: "Write 1 lesson a day", ko: "하루 1가지 배운 점 쓰기", ja: "1日1つ学びを書く"),
        ])

    private static let results = TemplateText.Branch(
        Phrase(en: "Show real results", ko: "성과로 보여 주기", ja: "成果で示す"), .coral,
        items: [
            Phrase(en: "Set 3 goals a quarter", ko: "분기마다 목표 3개 정하기", ja: "四半期に目標を3つ決める"),
            Phrase(en: "Plan the week on Monday", ko: "월요일에 한 주 계획하기", ja: "月曜に1週間を計画する"),
            Phrase(en: "Start with the top task", ko: "중요한 일부터 시작하기", ja: "一番大事な仕事から始める"),
            Phrase(en: "Focus 2 hours each day", ko: "하루 2시간 몰입하기", ja: "1日2時間集中する"),
            Phrase(en: "Log 1 win every Friday", ko: "금요일에 성과 1개 적기", ja: "金曜に成果を1つ書く"),
            Phrase(en: "Measure 1 key number", ko: "핵심 지표 1개 재기", ja: "重要な数字を1つ測る"),
            Phrase(en: "Finish 1 day early", ko: "마감 하루 전에 끝내기", ja: "締切の前日に終える"),
            Phrase(en: "Demo work once a month", ko: "매달 1번 결과 발표하기", ja: "月1回成果を発表する"),
        ])

    private static let voice = TemplateText.Branch(
        Phrase(en: "Speak and write well", ko: "말과 글 다듬기", ja: "話す力と書く力を磨く"), .amber,
        items: [
            Phrase(en: "Put the point first", ko: "결론부터 말하기", ja: "結論から話す"),
            Phrase(en: "Cut each email by half", ko: "메일 길이 절반 줄이기", ja: "メールを半分の長さにする"),
            Phrase(en: "Speak in every meeting", ko: "회의마다 1번 발언하기", ja: "会議で毎回1度は発言する"),
            Phrase(en: "Publish 1 post a month", ko: "매달 글 1편 공개하기", ja: "月に1本記事を公開する"),
            Phrase(en: "Give 2 talks a year", ko: "1년에 발표 2번 하기", ja: "年2回登壇する"),
            Phrase(en: "Rehearse talks twice", ko: "발표 전 2번 연습하기", ja: "発表前に2回練習する"),
            Phrase(en: "Repeat back what I heard", ko: "들은 말 되짚어 확인하기", ja: "聞いた話を要約して返す"),
            Phrase(en: "Send notes the same day", ko: "회의록 당일에 공유하기", ja: "議事録を当日中に送る"),
        ])

    private static let people = TemplateText.Branch(
        Phrase(en: "Build good ties", ko: "좋은 관계 쌓기", ja: "人とのつながりを育てる"), .orchid,
        items: [
            Phrase(en: "1 coffee chat a week", ko: "매주 1명과 커피 마시기", ja: "週に1人とコーヒーを飲む"),
            Phrase(en: "Thank 1 person a day", ko: "하루 1명에게 감사하기", ja: "1日1人に感謝を伝える"),
            Phrase(en: "Find a mentor by June", ko: "6월까지 멘토 찾기", ja: "6月までにメンターを探す"),
            Phrase(en: "Join 1 meetup a month", ko: "매달 모임 1번 나가기", ja: "月1回勉強会に出る"),
            Phrase(en: "Help 1 colleague a week", ko: "매주 동료 1명 돕기", ja: "週に1人同僚を助ける"),
            Phrase(en: "Write to 5 old contacts", ko: "옛 동료 5명 안부 묻기", ja: "昔の同僚5人に連絡する"),
            Phrase(en: "Learn 20 names at work", ko: "동료 20명 이름 외우기", ja: "社内の20人の名前を覚える"),
            Phrase(en: "Connect 2 peers a month", ko: "매달 두 사람 이어 주기", ja: "月に1組の人を紹介する"),
        ])

    private static let leading = TemplateText.Branch(
        Phrase(en: "Lead so others grow", ko: "함께 성장하도록 이끌기", ja: "仲間を育てて導く"), .jade,
        items: [
            Phrase(en: "Coach 1 junior weekly", ko: "후배 1명과 매주 면담하기", ja: "後輩1人と毎週話す"),
            Phrase(en: "Hand over 2 tasks", ko: "일 2가지 믿고 맡기기", ja: "仕事を2つ任せる"),
            Phrase(en: "Ask before I advise", ko: "조언 전에 먼저 묻기", ja: "助言の前に質問する"),
            Phrase(en: "Praise 1 detail a day", ko: "하루 1가지 칭찬하기", ja: "1日1つ具体的に褒める"),
            Phrase(en: "Hold 1 retro a month", ko: "매달 1번 회고 열기", ja: "月1回ふり返りを開く"),
            Phrase(en: "Volunteer for 1 project", ko: "프로젝트 1개 자원하기", ja: "1件の企画に手を挙げる"),
            Phrase(en: "Decide within 2 days", ko: "결정은 이틀 안에 하기", ja: "決断は2日以内にする"),
            Phrase(en: "Own my mistakes first", ko: "실수는 먼저 인정하기", ja: "失敗は自分から認める"),
        ])

    private static let worth = TemplateText.Branch(
        Phrase(en: "Earn what I am worth", ko: "정당하게 보상받기", ja: "正当な報酬を得る"), .lemon,
        items: [
            Phrase(en: "List my 10 best results", ko: "대표 성과 10개 정리하기", ja: "代表的な成果を10個書く"),
            Phrase(en: "Check pay rates in May", ko: "5월에 시장 연봉 알아보기", ja: "5月に給与の相場を調べる"),
            Phrase(en: "Update my CV quarterly", ko: "분기마다 이력서 고치기", ja: "四半期に履歴書を更新する"),
            Phrase(en: "Ask for a raise by July", ko: "7월까지 연봉 협상하기", ja: "7月までに昇給を相談する"),
            Phrase(en: "Save 20% of my pay", ko: "월급의 20% 저축하기", ja: "給料の2割を貯金する"),
            Phrase(en: "Do 1 mock interview", ko: "모의 면접 1번 보기", ja: "模擬面接を1回受ける"),
            Phrase(en: "Save 3 months' expenses", ko: "석 달 생활비 모으기", ja: "生活費3か月分を貯める"),
            Phrase(en: "Try 1 small side job", ko: "작은 부업 1개 해 보기", ja: "小さな副業を1つ試す"),
        ])

    private static let energy = TemplateText.Branch(
        Phrase(en: "Work without burnout", ko: "지치지 않고 일하기", ja: "疲れをためずに働く"), .mint,
        items: [
            Phrase(en: "Sleep 7 hours a night", ko: "매일 7시간 자기", ja: "毎晩7時間眠る"),
            Phrase(en: "Leave at 6 on 3 days", ko: "주 3일 6시에 퇴근하기", ja: "週3日は6時に帰る"),
            Phrase(en: "Walk 20 minutes at lunch", ko: "점심때 20분 걷기", ja: "昼休みに20分歩く"),
            Phrase(en: "Break every 90 minutes", ko: "90분마다 쉬기", ja: "90分ごとに休む"),
            Phrase(en: "No email after 9 pm", ko: "밤 9시 뒤 메일 안 보기", ja: "夜9時以降メールを見ない"),
            Phrase(en: "Take 10 days off a year", ko: "1년에 휴가 10일 쓰기", ja: "年に10日休暇を取る"),
            Phrase(en: "Exercise twice a week", ko: "주 2번 운동하기", ja: "週2回運動する"),
            Phrase(en: "Eat lunch off screens", ko: "화면 없이 점심 먹기", ja: "画面を見ずに昼食をとる"),
        ])

    private static let direction = TemplateText.Branch(
        Phrase(en: "Know where I am going", ko: "나아갈 방향 정하기", ja: "進む方向を定める"), .violet,
        items: [
            Phrase(en: "Write a 3-year picture", ko: "3년 뒤 모습 1쪽 쓰기", ja: "3年後の姿を1枚に書く"),
            Phrase(en: "Name 5 values of mine", ko: "내 가치 5개 정하기", ja: "大切な価値を5つ選ぶ"),
            Phrase(en: "Review goals on Sundays", ko: "일요일에 목표 돌아보기", ja: "日曜に目標を見直す"),
            Phrase(en: "Talk to 3 role models", ko: "닮고 싶은 3명 만나기", ja: "憧れの人3人と話す"),
            Phrase(en: "Drop 1 task each month", ko: "매달 안 할 일 1개 정하기", ja: "月に1つやめる事を決める"),
            Phrase(en: "Shadow 1 other team", ko: "다른 팀 하루 체험하기", ja: "他の部署を1日体験する"),
            Phrase(en: "Ask 3 people my strength", ko: "3명에게 내 강점 묻기", ja: "3人に自分の強みを聞く"),
            Phrase(en: "Plan next year by Dec 1", ko: "12월 전에 내년 계획하기", ja: "12月までに来年を計画する"),
        ])
}
