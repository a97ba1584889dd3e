import Basics
import MandalartDomainInterface

/// The texts of the template “baseball”.
enum BaseballPhrases {
    static let palettes: [Palette] = [.azure, .coral, .jade, .amber, .violet, .indigo, .lime, .sky, .rose]

    static let titles: [Phrase] = [
        Phrase("Start at shortstop", .ko("주전 유격수 되기"), .ja("レギュラーの遊撃手になる")),

        Phrase("Hit line drives", .ko("강한 타구 만들기"), .ja("強い打球を打つ")),
        Phrase("200 swings a day", .ko("하루 스윙 200개 하기"), .ja("1日200回素振りする")),
        Phrase("Hit 50 balls off a tee", .ko("티 배팅 50개 치기"), .ja("ティー打撃を50球打つ")),
        Phrase("Bat .300 in the league", .ko("리그 타율 3할 치기"), .ja("打率3割を残す")),
        Phrase("10 bunts each practice", .ko("연습마다 번트 10개 대기"), .ja("毎回バントを10本決める")),
        Phrase("Push 20 to right field", .ko("밀어치기 20개 하기"), .ja("逆方向へ20球打つ")),
        Phrase("Film my swing on Sunday", .ko("일요일에 스윙 촬영하기"), .ja("日曜にスイングを撮る")),
        Phrase("Call 30 pitches on video", .ko("영상 보고 30구 맞히기"), .ja("映像で30球見極める")),
        Phrase("Only 1 strikeout a game", .ko("삼진 경기당 1개로 줄이기"), .ja("三振は1試合1つまで")),

        Phrase("Field every ball", .ko("타구 놓치지 않기"), .ja("打球を確実に捕る")),
        Phrase("100 grounders a day", .ko("하루 땅볼 100개 잡기"), .ja("ゴロを1日100本捕る")),
        Phrase("30 backhand stops", .ko("백핸드 포구 30개 하기"), .ja("逆シングルを30本捕る")),
        Phrase("First step in 1 second", .ko("1초 안에 첫발 떼기"), .ja("1秒以内に1歩目を出す")),
        Phrase("20 double plays a week", .ko("주 20번 병살 연습하기"), .ja("週20回併殺を練習する")),
        Phrase("Under 5 errors a season", .ko("시즌 실책 5개 안 넘기기"), .ja("失策を年5つ以内にする")),
        Phrase("Oil my glove on Sundays", .ko("일요일에 글러브 닦기"), .ja("日曜にグラブを磨く")),
        Phrase("Wall ball 15 min a day", .ko("하루 15분 벽에 던지기"), .ja("1日15分壁当てする")),
        Phrase("Chart 5 hitters a game", .ko("타자 5명 버릇 적기"), .ja("打者5人の癖を書く")),

        Phrase("Run the bases well", .ko("베이스 빠르게 돌기"), .ja("塁を速く回る")),
        Phrase("50 m in 6.3 seconds", .ko("50m 6.3초에 달리기"), .ja("50mを6.3秒で走る")),
        Phrase("10 sprints after school", .ko("방과 후 10번 질주하기"), .ja("放課後に10本走る")),
        Phrase("Steal 12 bases", .ko("도루 12개 성공하기"), .ja("盗塁を12個決める")),
        Phrase("Slide 20 times a week", .ko("주 20번 슬라이딩하기"), .ja("週20回滑り込む")),
        Phrase("Home to first in 4.2 s", .ko("1루까지 4.2초에 뛰기"), .ja("一塁まで4.2秒で走る")),
        Phrase("Time 3 pitchers a game", .ko("투수 3명 동작 재기"), .ja("投手3人の間合いを計る")),
        Phrase("Jump rope 500 a day", .ko("하루 줄넘기 500개 하기"), .ja("縄跳びを1日500回跳ぶ")),
        Phrase("Learn 8 base signals", .ko("주루 사인 8개 외우기"), .ja("走塁サインを8つ覚える")),

        Phrase("Throw strong and true", .ko("강하고 정확하게 던지기"), .ja("強く正確に投げる")),
        Phrase("Throw 120 km/h by fall", .ko("가을까지 120km 던지기"), .ja("秋までに120km出す")),
        Phrase("Hit a 1 m target 8 of 10", .ko("과녁 10번 중 8번 맞히기"), .ja("的に10球中8球当てる")),
        Phrase("Long toss twice a week", .ko("주 2번 멀리 던지기"), .ja("週2回遠投する")),
        Phrase("Release in 0.8 seconds", .ko("0.8초 안에 송구하기"), .ja("捕って0.8秒で投げる")),
        Phrase("Arm band work 10 min", .ko("10분 밴드로 어깨 풀기"), .ja("チューブで肩を10分鍛える")),
        Phrase("Ice after 80 throws", .ko("80구 뒤 얼음찜질하기"), .ja("80球投げたら冷やす")),
        Phrase("40 throws on the run", .ko("움직이며 40개 던지기"), .ja("走りながら40球投げる")),
        Phrase("Rest my arm on Mondays", .ko("월요일에는 팔 쉬게 하기"), .ja("月曜は肩を休める")),

        Phrase("Know the game", .ko("경기 읽기"), .ja("試合を読む")),
        Phrase("Watch 2 games a week", .ko("주 2경기 보기"), .ja("週に2試合見る")),
        Phrase("Score 1 game a week", .ko("매주 기록지 1장 쓰기"), .ja("週に1試合スコアを付ける")),
        Phrase("Say the play beforehand", .ko("투구 전에 수비 외치기"), .ja("投球前に次の動きを言う")),
        Phrase("Learn 10 rules a month", .ko("매달 규칙 10개 익히기"), .ja("月に10個ルールを覚える")),
        Phrase("Study 3 shortstops", .ko("유격수 3명 연구하기"), .ja("遊撃手3人を研究する")),
        Phrase("Write 5 lines per game", .ko("경기마다 5줄 쓰기"), .ja("試合ごとに5行書く")),
        Phrase("Go over signs pregame", .ko("경기 전 사인 확인하기"), .ja("試合前にサインを確かめる")),
        Phrase("Ask coach 1 thing a day", .ko("감독님께 하루 1번 묻기"), .ja("監督に1日1つ質問する")),

        Phrase("A strong, supple body", .ko("튼튼하고 유연해지기"), .ja("強くしなやかな体になる")),
        Phrase("Protein 100 g a day", .ko("하루 단백질 100g 먹기"), .ja("たんぱく質を1日100gとる")),
        Phrase("Sleep 8 hours a night", .ko("매일 8시간 자기"), .ja("毎晩8時間眠る")),
        Phrase("Full splits by May", .ko("5월까지 다리 찢기"), .ja("5月までに180度開脚する")),
        Phrase("Squat my own weight", .ko("내 몸무게로 스쿼트하기"), .ja("体重分のスクワットをする")),
        Phrase("Core work 4 days a week", .ko("주 4일 코어 운동하기"), .ja("週4日体幹を鍛える")),
        Phrase("Gain 4 kg by winter", .ko("겨울까지 4kg 찌우기"), .ja("冬までに4kg増やす")),
        Phrase("Check-up twice a year", .ko("1년에 2번 검진 받기"), .ja("年2回検診を受ける")),
        Phrase("Bath and stretch nightly", .ko("밤마다 목욕하고 몸 풀기"), .ja("毎晩入浴後に体を伸ばす")),

        Phrase("Calm when it counts", .ko("흔들리지 않기"), .ja("いざという時に落ち着く")),
        Phrase("3 breaths at the plate", .ko("타석마다 3번 숨 쉬기"), .ja("打席で3回深呼吸する")),
        Phrase("Same routine every time", .ko("늘 같은 준비 동작 하기"), .ja("毎回同じ準備動作をする")),
        Phrase("Picture 5 plays at night", .ko("밤마다 5장면 떠올리기"), .ja("毎晩5場面を思い描く")),
        Phrase("Forget errors in 10 s", .ko("실책은 10초 만에 털기"), .ja("失策は10秒で忘れる")),
        Phrase("Prepare for 1 hard spot", .ko("두려운 상황 1개 대비하기"), .ja("怖い場面に1つ備える")),
        Phrase("Practice with noise on", .ko("소음 속에서 연습하기"), .ja("騒音の中で練習する")),
        Phrase("Smile after strikeouts", .ko("삼진 뒤에도 웃기"), .ja("三振しても笑う")),
        Phrase("Rate my focus each game", .ko("경기마다 집중도 매기기"), .ja("集中力を毎試合採点する")),

        Phrase("A teammate to trust", .ko("믿음직한 동료 되기"), .ja("信頼される仲間になる")),
        Phrase("First on the field daily", .ko("매일 가장 먼저 나가기"), .ja("毎日一番に球場へ行く")),
        Phrase("Carry gear after games", .ko("경기 뒤 장비 나르기"), .ja("試合後に道具を運ぶ")),
        Phrase("Call out on every play", .ko("공 하나마다 소리 내기"), .ja("1球ごとに声を出す")),
        Phrase("Teach 1 younger player", .ko("후배 1명 가르치기"), .ja("後輩1人に教える")),
        Phrase("Thank my parents weekly", .ko("매주 부모님께 감사하기"), .ja("毎週親に感謝を伝える")),
        Phrase("80 points in each class", .ko("모든 과목 80점 받기"), .ja("全教科で80点を取る")),
        Phrase("Solve quarrels same day", .ko("다툼은 그날 풀기"), .ja("けんかはその日に収める")),
        Phrase("Learn all 25 birthdays", .ko("팀원 25명 생일 외우기"), .ja("25人の誕生日を覚える")),
    ]
}
