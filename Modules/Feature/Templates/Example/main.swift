// The list of templates alone: swift run TemplatesExample
import LanguagesTesting
import Prompt
import Ribcage
import RibcageTesting
import TemplatesFeature
import TemplatesFeatureTesting

let listener = TemplatesListenerSpy()
let root = RouterSpy()
root.attach(TemplatesBuilder(dependency: TemplatesDependencyStub()).build(listener: listener))
listener.whenTemplatesDidFinish = { root.closePlace() }

await Program("TemplatesExample", summary: "The list of templates alone.").run { _, _ in
    Program.App(root: root)
}
