import Platform
import Testing

@Suite("The folders of a person's files")
struct UserFoldersTests {
    @Test("follow the XDG variables when they are absolute")
    func variables() {
        let environment = Environment(["XDG_DATA_HOME": "/d", "XDG_STATE_HOME": "/s", "HOME": "/home/juno"])
        let folders = UserFolders(program: "mandalart", environment: environment)
        #expect(folders.data == "/d/mandalart")
        #expect(folders.state == "/s/mandalart")
    }

    @Test("fall back to the home folder when a variable is missing, empty or relative", arguments: [nil, "", "data"])
    func home(value: String?) {
        var values = ["HOME": "/home/juno"]
        values["XDG_DATA_HOME"] = value
        let folders = UserFolders(program: "mandalart", environment: Environment(values))
        #expect(folders.data == "/home/juno/.local/share/mandalart")
    }

    @Test("are unknown without a home folder")
    func nothing() {
        #expect(UserFolders(program: "mandalart", environment: Environment([:])).data == nil)
    }
}
