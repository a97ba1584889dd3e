// The list of templates alone: swift run TemplatesExample
import BasicsTesting
import Host
import Ribcage
import RibcageTesting
import TemplatesFeature

let root = RouterSpy()
root.attach(TemplatesBuilder(dependency: TemplatesDependencyStub()).build(), at: "templates")

Program("TemplatesExample", summary: "The list of templates alone.").run { _, _ in
    Program.App(root: root)
}
