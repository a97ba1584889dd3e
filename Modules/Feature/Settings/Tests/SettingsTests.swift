import Basics
import HostTesting
import PrivacyFeatureInterface
import PrivacyFeatureTesting
import ProfileDomainInterface
import ProfileDomainTesting
import Ribcage
import RibcageTesting
import ScreensTesting
import Testing

@testable import SettingsFeature

@MainActor @Suite("Settings")
struct SettingsTests {
    let useCase: ProfileUseCaseFake
    init() throws {
        useCase = ProfileUseCaseFake(try Profile.juno)
    }

    private func router(_ languageChoice: LanguageChoice = LanguageChoice()) -> any ViewableRouting {
        let dependency = SettingsDependencyStub(
            profileUseCase: useCase, languageChoice: languageChoice, dataLocation: "/data/mandalart.db")
        return SettingsBuilder(dependency: dependency).build()
    }

    @Test("shows the nickname, the language, where the data lies, and what becomes of it")
    func page() async throws {
        #expect(
            try await typing("show", at: router()) == [
                "Settings",
                "  nickname    Juno",
                "  language    English",
                "  first page  home",
                "  visions     every week",
                "  suggester   none",
                "  data        /data/mandalart.db",
                "Your charts, wishes and log stay in that file, in those beside it whose names",
                "begin like it, and in the folder “backups”. The lines that you typed, and where",
                "you were, are in “history” and “place”. Nothing is sent anywhere, except by",
                "“sync”.",
            ])
    }

    @Test("changes the nickname")
    func rename() async throws {
        #expect(try await typing("nickname Mi Na", at: router()) == ["! From now on you are Mi Na."])
        #expect(try await useCase.profile().nickname?.text == "Mi Na")
    }

    @Test("changes the page with which the prompt begins, and back")
    func start() async throws {
        #expect(
            try await typing("start today", "start HOME", "start sea", at: router(), isInteractive: false).prefix(2)
                == [
                    "! From now on the prompt begins with today.",
                    "! From now on the prompt begins at home, or where you left off.",
                ])
        #expect(try await useCase.profile().start == .home)
        _ = try await typing("start today", at: router())
        #expect(try await useCase.profile().start == .today)
    }

    @Test("keeps how often a vision is shown, and names the rhythms that there are")
    func visions() async throws {
        let seen = try await typing("visions Monthly", "visions never", "visions often", at: router())
        #expect(
            seen == [
                "! “today” shows a vision every month.", "! “today” shows no vision any more.",
                "! line 3: There is no rhythm “often”. Choose one of: daily, weekly, monthly, yearly, never.",
            ])
        #expect(try await useCase.profile().visions == .never)
    }

    @Test("takes a rhythm in the words of each language", arguments: ["daily", "매일", "毎日", "ｄａｉｌｙ"])
    func localVisions(word: String) async throws {
        let seen = try await typing("visions \(word)", at: router())
        #expect(seen == ["! “today” shows a vision every day."])
        let error = ProfileError.noRhythm("たまに").explanation.text(in: .japanese)
        #expect(error == "頻度に「たまに」は使えません。次の中から選んでください: 毎日、毎週、毎月、毎年、なし")
    }

    @Test("keeps which program suggests, says what it gets, and ends that")
    func suggester() async throws {
        let seen = try await typing("suggester ~/bin/llm -m \"small model\"", "show", at: router())
        #expect(
            seen == [
                """
                ! From now on “~/bin/llm” suggests topics, too. It gets your language, the position of the cell, the core \
                goal, the sub-goal and the titles beside the cell.
                """,
                "Settings",
                "  nickname    Juno",
                "  language    English",
                "  first page  home",
                "  visions     every week",
                "  suggester   ~/bin/llm -m 'small model'",
                "  data        /data/mandalart.db",
                "Your charts, wishes and log stay in that file, in those beside it whose names",
                "begin like it, and in the folder “backups”. The lines that you typed, and where",
                "you were, are in “history” and “place”. Nothing is sent anywhere, except by",
                "“sync”. But when topics are suggested, “~/bin/llm” gets your language, the",
                "position of the cell, the core goal, the sub-goal and the titles beside the",
                "cell. What it does with them is up to it; “suggester -” ends that.",
            ])
        #expect(try await useCase.profile().suggester?.words == ["~/bin/llm", "-m", "small model"])
        let ended = try await typing("suggester none", at: router())
        #expect(ended == ["! No program is asked for suggestions any more."])
        #expect(try await useCase.profile().suggester == nil)
    }

    @Test("refuses a program by a path that depends on the folder, and keeps the old one")
    func relativeSuggester() async throws {
        _ = try await typing("suggester llm", at: router())
        let seen = try await typing("suggester ./llm", at: router())
        #expect(
            seen == [
                """
                ! line 1: “./llm” is another file in another folder. Write its whole path, or a name that is found \
                through PATH.
                """
            ])
        #expect(try await useCase.profile().suggester?.words == ["llm"])
    }

    @Test("refuses an empty nickname, and keeps the old one")
    func empty() async throws {
        let seen = try await typing("nickname \" \"", at: router())
        #expect(seen == ["! line 1: A nickname may not be empty."])
        #expect(try await useCase.profile().nickname?.text == "Juno")
    }

    @Test("keeps the language and speaks it at once")
    func language() async throws {
        let choice = LanguageChoice()
        let seen = try await typing("language ja", "language KO", "show", at: router(choice), speaking: choice)
        #expect(
            seen == [
                "! これからは日本語で表示します。",
                "! 이제부터 한국어로 표시합니다.",
                "설정",
                "  닉네임         Juno",
                "  언어           한국어",
                "  첫 화면        home",
                "  비전 보기      매주",
                "  제안 프로그램  없음",
                "  데이터         /data/mandalart.db",
                "만다라트와 소원, 기록은 그 파일, 같은 폴더에서 그 이름으로 시작하는 파일,",
                "“backups” 폴더에만 있습니다. 입력한 줄과 마지막 화면은 “history”와 “place”",
                "파일에 있습니다. “sync”로 보낼 때 말고는 어디에도 전송하지 않습니다.",
            ])
        #expect(try await useCase.profile().language == .korean)
    }

    @Test("says who decides against the language that was chosen, and how to change that")
    func overruled() async throws {
        let choice = LanguageChoice { ["LANG": "en_US.UTF-8"][$0] }
        #expect(
            try await typing("language ko", at: router(choice), speaking: choice) == [
                "! Korean is kept, but LANG decides now: start the program with --lang ko, or without LANG, to read it."
            ])
        #expect(try await useCase.profile().language == .korean)
        let option = LanguageChoice(option: .korean)
        #expect(
            try await typing("language ja", at: router(option), speaking: option)
                == ["! 일본어를 저장했지만 이번 실행은 --lang 옵션을 따릅니다. 그 옵션 없이 시작하면 바뀝니다."])
    }

    @Test("says from where the language comes, when that is not the setting")
    func source() async throws {
        let choice = LanguageChoice { ["LC_ALL": "ja_JP.UTF-8"][$0] }
        #expect(
            try await typing("show", at: router(choice), speaking: choice).dropFirst(2).first
                == "  言語            日本語（LC_ALL による）")
    }

    @Test("refuses a language that it does not speak, and keeps the old one")
    func unknownLanguage() async throws {
        #expect(
            try await typing("language fr", at: router())
                == ["! line 1: There is no language “fr”. Choose one of: en, ko, ja."])
        #expect(try await useCase.profile().language == nil)
    }

    @Test("leaves when the person goes back")
    func back() async throws {
        #expect(try await leaves(router(), typing: "back"))
    }

    @Test("leads to what the log keeps, and is there again when the person goes back from it")
    func privacy() async throws {
        let dependency = SettingsDependencyStub(profileUseCase: useCase)
        let router = SettingsBuilder(dependency: dependency).build()
        router.launch()
        try await router.follow(Route(["privacy"]))
        #expect(router.currentRoute == Route(["privacy"]))
        try await router.openPlace?.leave()
        #expect(router.openPlace == nil)
    }

    @Test("has an example for each command that the command understands")
    func examples() {
        #expect(wrongExamples(of: SettingsScreen.commands) == [])
    }

    @Test("is gone when it was left")
    func leaks() async throws {
        try await expectNoLeaks(
            leaving: router())
    }
}
