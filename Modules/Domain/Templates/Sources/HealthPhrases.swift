import Basics
import MandalartDomainInterface

/// The texts of the template “health”.
enum HealthPhrases {
    static let palettes: [Palette] = [.jade, .lime, .coral, .amber, .indigo, .sky, .teal, .azure, .rose]

    static let titles: [Phrase] = [
        Phrase("A body that feels good", .ko("가볍고 튼튼한 몸 만들기"), .ja("軽やかで丈夫な体になる")),

        Phrase("Move every day", .ko("매일 움직이기"), .ja("毎日体を動かす")),
        Phrase("Walk 8,000 steps a day", .ko("하루 8,000보 걷기"), .ja("1日8,000歩歩く")),
        Phrase("Climb stairs to floor 4", .ko("4층까지는 계단 오르기"), .ja("4階までは階段を使う")),
        Phrase("Stand up every hour", .ko("1시간마다 일어나기"), .ja("1時間ごとに立つ")),
        Phrase("Stretch 10 min at night", .ko("자기 전 10분 몸 풀기"), .ja("寝る前に10分体を伸ばす")),
        Phrase("Cycle 20 km on Sundays", .ko("일요일 자전거 20km 타기"), .ja("日曜に自転車で20km走る")),
        Phrase("Walk 15 min after meals", .ko("식후 15분 걷기"), .ja("食後に15分歩く")),
        Phrase("Try 1 new sport a season", .ko("계절마다 새 운동 해 보기"), .ja("季節ごとに運動を1つ試す")),
        Phrase("Dance to 3 songs a day", .ko("하루 노래 3곡에 춤추기"), .ja("1日3曲踊る")),

        Phrase("Get stronger", .ko("근력 기르기"), .ja("筋力をつける")),
        Phrase("20 squats each morning", .ko("아침 스쿼트 20개 하기"), .ja("毎朝スクワットを20回する")),
        Phrase("Hold a 2-minute plank", .ko("플랭크 2분 버티기"), .ja("プランクを2分保つ")),
        Phrase("10 push-ups in a row", .ko("팔굽혀펴기 10개 하기"), .ja("腕立て伏せを10回続ける")),
        Phrase("Gym twice a week", .ko("주 2번 헬스장 가기"), .ja("週2回ジムに行く")),
        Phrase("Do 3 pull-ups by June", .ko("6월까지 턱걸이 3개 하기"), .ja("6月までに懸垂を3回する")),
        Phrase("Log every workout", .ko("운동할 때마다 기록하기"), .ja("運動のたびに記録する")),
        Phrase("Add 1 kg every 2 weeks", .ko("2주마다 1kg 늘리기"), .ja("2週ごとに1kg増やす")),
        Phrase("Learn 5 lifts properly", .ko("기본 동작 5개 익히기"), .ja("基本動作を5つ覚える")),

        Phrase("Eat simply and well", .ko("골고루 먹기"), .ja("バランスよく食べる")),
        Phrase("Vegetables at each meal", .ko("끼니마다 채소 먹기"), .ja("毎食野菜を食べる")),
        Phrase("Cook at home 5 nights", .ko("주 5번 집밥 해 먹기"), .ja("週5日自炊する")),
        Phrase("Protein every breakfast", .ko("아침마다 단백질 먹기"), .ja("毎朝たんぱく質をとる")),
        Phrase("Fish twice a week", .ko("주 2번 생선 먹기"), .ja("週2回魚を食べる")),
        Phrase("2 fruits a day", .ko("하루 과일 2개 먹기"), .ja("果物を1日2個食べる")),
        Phrase("No sweets on weekdays", .ko("평일에는 단것 안 먹기"), .ja("平日は甘い物を控える")),
        Phrase("Stop at 80% full", .ko("배부르기 전에 멈추기"), .ja("腹八分目でやめる")),
        Phrase("Plan meals on Saturday", .ko("토요일에 한 주 식단 짜기"), .ja("土曜に献立を決める")),

        Phrase("Sleep deeply", .ko("푹 자기"), .ja("ぐっすり眠る")),
        Phrase("In bed by 11", .ko("11시 전에 눕기"), .ja("11時までに床に入る")),
        Phrase("Up at 6:30 every day", .ko("매일 6시 반에 일어나기"), .ja("毎朝6時半に起きる")),
        Phrase("Phone out of bedroom", .ko("침실에 휴대폰 두지 않기"), .ja("寝室に携帯を置かない")),
        Phrase("No coffee after 2 pm", .ko("2시 뒤 커피 안 마시기"), .ja("コーヒーは2時までにする")),
        Phrase("Dim the lights at 10", .ko("10시에 불빛 낮추기"), .ja("10時に照明を落とす")),
        Phrase("3 warm baths a week", .ko("주 3번 반신욕하기"), .ja("週3回湯船につかる")),
        Phrase("Air the room for 5 min", .ko("자기 전 5분 환기하기"), .ja("寝る前に5分換気する")),
        Phrase("Nap 20 min at most", .ko("낮잠은 20분만 자기"), .ja("昼寝は20分までにする")),

        Phrase("Keep a calm mind", .ko("마음 돌보기"), .ja("心を整える")),
        Phrase("Meditate 5 min a day", .ko("하루 5분 명상하기"), .ja("1日5分瞑想する")),
        Phrase("3 good things each night", .ko("밤마다 좋은 일 3개 적기"), .ja("毎晩よかった事を3つ書く")),
        Phrase("1 day offline a month", .ko("매달 하루 휴대폰 끄기"), .ja("月1日は携帯を切る")),
        Phrase("News 15 minutes a day", .ko("뉴스는 하루 15분만 보기"), .ja("ニュースは1日15分にする")),
        Phrase("Say no once a week", .ko("주 1번 거절해 보기"), .ja("週1回断ってみる")),
        Phrase("Read 20 pages for fun", .ko("재미로 하루 20쪽 읽기"), .ja("楽しみに20ページ読む")),
        Phrase("Share 1 worry a week", .ko("매주 고민 1개 털어놓기"), .ja("週に1つ悩みを打ち明ける")),
        Phrase("Sit 10 min in a park", .ko("공원에서 10분 앉아 있기"), .ja("公園で10分座る")),

        Phrase("Know how my body is", .ko("몸 상태 살피기"), .ja("体の状態を知る")),
        Phrase("Full check-up by May", .ko("5월까지 건강 검진 받기"), .ja("5月までに健診を受ける")),
        Phrase("Dentist twice a year", .ko("1년에 치과 2번 가기"), .ja("年2回歯医者に行く")),
        Phrase("Eye test once a year", .ko("1년에 1번 눈 검사하기"), .ja("年1回視力を測る")),
        Phrase("Weigh in on Mondays", .ko("월요일마다 몸무게 재기"), .ja("月曜に体重を測る")),
        Phrase("Blood pressure weekly", .ko("매주 혈압 재기"), .ja("毎週血圧を測る")),
        Phrase("Floss every night", .ko("밤마다 치실 쓰기"), .ja("毎晩フロスを使う")),
        Phrase("Sunscreen before I leave", .ko("외출 전 선크림 바르기"), .ja("外出前に日焼け止めを塗る")),
        Phrase("Note aches in a diary", .ko("아픈 곳 일지에 적기"), .ja("痛みを日記に書く")),

        Phrase("Drink more wisely", .ko("마시는 것 바꾸기"), .ja("飲み物を見直す")),
        Phrase("8 glasses of water a day", .ko("하루 물 8잔 마시기"), .ja("水を1日8杯飲む")),
        Phrase("Water before coffee", .ko("커피 전에 물 1잔 마시기"), .ja("コーヒーの前に水を飲む")),
        Phrase("2 coffees a day at most", .ko("커피 하루 2잔만 마시기"), .ja("コーヒーは1日2杯まで")),
        Phrase("No alcohol 5 days a week", .ko("주 5일 술 안 마시기"), .ja("週5日は休肝日にする")),
        Phrase("Swap soda for tea", .ko("탄산 대신 차 마시기"), .ja("炭酸をお茶に替える")),
        Phrase("Bring my own bottle", .ko("물병 들고 다니기"), .ja("水筒を持ち歩く")),
        Phrase("Drink half the broth", .ko("국물 절반만 먹기"), .ja("汁物は半分だけ飲む")),
        Phrase("Warm water on waking", .ko("일어나면 온수 1잔 마시기"), .ja("起きたら白湯を1杯飲む")),

        Phrase("Keep it fun together", .ko("함께 즐겁게 하기"), .ja("仲間と楽しく続ける")),
        Phrase("Find 1 workout buddy", .ko("운동 친구 1명 찾기"), .ja("運動仲間を1人つくる")),
        Phrase("Enter a 5 km run by fall", .ko("가을에 5km 달리기 나가기"), .ja("秋に5kmの大会に出る")),
        Phrase("Hike once a month", .ko("매달 1번 등산하기"), .ja("月1回山に登る")),
        Phrase("Family walk on Sundays", .ko("일요일 가족과 산책하기"), .ja("日曜に家族と散歩する")),
        Phrase("Share my week on Friday", .ko("금요일에 기록 나누기"), .ja("金曜に記録を見せ合う")),
        Phrase("Reward every 30 days", .ko("30일마다 나에게 상 주기"), .ja("30日ごとに自分を褒める")),
        Phrase("Join 1 team or class", .ko("동호회 1곳 들어가기"), .ja("サークルに1つ入る")),
        Phrase("Monthly meal for friends", .ko("매달 친구 밥상 차리기"), .ja("月1回友人に手料理を出す")),
    ]
}
