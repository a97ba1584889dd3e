import Basics
import ExchangeData
import ExchangeDataTesting
import ExchangeDomainInterface
import Foundation
import MandalartDomainInterface
import PlatformTesting
import ProgressDomainInterface
import Testing

@Suite("A page in a browser", .enabled(if: Browser.isInstalled, "Chromium is not installed"), .serialized)
struct BrowserTests {
    private func page(_ charts: [NamedChart]) -> String {
        DocumentExchange().document(of: charts, as: .html, style: DocumentStyle())
    }

    /// A chart whose cells all have the longest title there can be.
    private static func longest(_ letter: Character) throws -> NamedChart {
        var chart = try NamedChart.full("a").chart
        let title = try Title(String(repeating: letter, count: Title.longest))
        chart.coreGoal?.title = title
        for position in Position.all {
            chart.subGoals[position]?.title = title
            for place in Position.all { chart.subGoals[position]?.items[place] = ActionItem(title: title) }
        }
        return NamedChart(name: title, chart: chart)
    }

    private static func charts() throws -> [NamedChart] {
        try [.full("Everything"), .hostile, longest("M"), longest("가"), longest("g")]
    }

    @Test("has no cell whose content goes beyond it, and no title over its bar", arguments: [1000, 1500])
    func cells(_ width: Int) throws {
        let script = """
            let count = 0, beyond = 0, over = 0;
            for (const cell of document.querySelectorAll(".goal .cell, .item .cell")) {
              const inner = cell.getBoundingClientRect(), outer = cell.parentElement.getBoundingClientRect();
              const title = cell.children[0].getBoundingClientRect(), bar = cell.children[1].getBoundingClientRect();
              count += 1;
              if (cell.scrollHeight > cell.clientHeight || cell.scrollWidth > cell.clientWidth
                || inner.bottom > outer.bottom + 0.5 || inner.right > outer.right + 0.5) beyond += 1;
              if (title.bottom > bar.top + 0.5) over += 1;
            }
            return { count, beyond, over, sideways: document.documentElement.scrollWidth - innerWidth };
            """
        let facts = try Browser().facts(page(Self.charts()), script: script, width: width)
        // Four of the charts are full.
        #expect(facts["count", default: 0] > 4 * 81)
        #expect(facts["beyond"] == 0)
        #expect(facts["over"] == 0)
        #expect(facts["sideways", default: 1] <= 0)
    }

    @Test(
        "keeps each edge of its 81 cells, filled or empty, and a gap between its nine grids", arguments: [1000, 1500])
    func edges(_ width: Int) throws {
        let script = """
            const cells = [...document.querySelectorAll("table .cell")].map(x => x.getBoundingClientRect());
            const gaps = (step, last, next) => {
              const within = [], between = [];
              cells.forEach((cell, i) => {
                const at = step == 1 ? i % 9 : Math.floor(i % 81 / 9);
                if (at < 8) (at % 3 == 2 ? between : within).push(cells[i + step][next] - cell[last]);
              });
              return [within, between];
            };
            const [beside, besideGrids] = gaps(1, "right", "left"), [below, belowGrids] = gaps(9, "bottom", "top");
            return {
              cells: cells.length, least: Math.round(10 * Math.min(...beside, ...below)),
              between: Math.round(10 * Math.min(...besideGrids, ...belowGrids)),
              within: Math.round(10 * Math.max(...beside, ...below)),
              clipped: [...document.querySelectorAll("table .cell")].filter(x => {
                const inner = x.getBoundingClientRect(), outer = x.parentElement.getBoundingClientRect();
                return inner.bottom > outer.bottom + 0.5 || inner.right > outer.right + 0.5;
              }).length
            };
            """
        let facts = try Browser().facts(page([.full("a"), .marathon]), script: script, width: width)
        #expect(facts["cells"] == 2 * 81)
        #expect(facts["clipped"] == 0)
        #expect(facts["least", default: 0] > 0)
        #expect(facts["between", default: 0] >= 2 * facts["within", default: 0])
    }

    /// A chart of Korean words, the longest of which just fits a cell.
    private static func korean() throws -> NamedChart {
        let titles = [
            "매일 아침 삼십 분 천천히 달리기", "한국문화예술교육진흥원 홈페이지에서 강의 신청하기", "물 마시기", "일주일에 두 번 근력 운동",
            "자기 전에 스마트폰 보지 않기", "엘리베이터 대신 계단 이용하기", "주말마다 가까운 산에 오르기", "스트레칭",
        ]
        var chart = try NamedChart.full("a").chart
        for (position, title) in zip(Position.all, titles) {
            chart.subGoals[position]?.title = try Title(title)
            for (place, title) in zip(Position.all, titles) {
                chart.subGoals[position]?.items[place] = ActionItem(title: try Title(title))
            }
        }
        return NamedChart(name: try Title("할 일"), chart: chart)
    }

    @Test("breaks lines between Korean words, also on a page in English", arguments: [Language.english, .korean])
    func words(_ language: Language) throws {
        let script = """
            let words = 0, broken = 0;
            for (const title of document.querySelectorAll(".item .title, .goal .title a, li bdi, h2 bdi")) {
              const node = title.firstChild;
              for (const word of node.data.matchAll(/[가-힣]+/g)) {
                const range = document.createRange();
                range.setStart(node, word.index);
                range.setEnd(node, word.index + word[0].length);
                words += 1;
                if (new Set([...range.getClientRects()].map(x => Math.round(x.top))).size > 1) broken += 1;
              }
            }
            return { words, broken };
            """
        let page = try DocumentExchange().document(
            of: [Self.korean()], as: .html, style: DocumentStyle(language: language))
        let facts = try Browser().facts(page, script: script, width: 1300)
        #expect(facts["words", default: 0] > 500)
        #expect(facts["broken"] == 0)
    }

    @Test("is a picture whose lines have their natural width, within their cells, and whose Korean words are whole")
    func picture() throws {
        let script = """
            const context = window.document.createElement("canvas").getContext("2d");
            const lines = [...document.querySelectorAll("svg svg text")];
            let stretched = 0, beyond = 0;
            for (const line of lines) {
              const style = getComputedStyle(line), box = line.getBoundingClientRect();
              context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
              const natural = context.measureText(line.textContent).width;
              if (Math.abs(box.width - natural) > 2) stretched += 1;
              if (box.right > line.parentElement.querySelector(".card").getBoundingClientRect().right) beyond += 1;
            }
            const shown = lines.map(x => x.textContent).join("\\n");
            const words = [...document.querySelectorAll("svg svg > title")].flatMap(x => x.textContent.match(/[가-힣]+/g) || []);
            return { lines: lines.length, stretched, beyond, words: words.length,
              broken: words.filter(x => !shown.includes(x)).length };
            """
        let picture = try DocumentExchange().document(
            of: [Self.korean(), .full("a")], as: .svg, style: DocumentStyle())
        let facts = try Browser().facts(picture, as: "picture.svg", script: script, width: 1300)
        #expect(facts["lines", default: 0] > 4 * 81)
        #expect(facts["stretched"] == 0)
        #expect(facts["beyond"] == 0)
        #expect(facts["words", default: 0] > 250)
        #expect(facts["broken"] == 0)
    }

    @Test("can be read in 360 pixels: the list alone, in letters of a readable size, and nothing to scroll sideways")
    func narrow() throws {
        let script = """
            const shown = [...document.querySelectorAll("h2 bdi, li bdi, section p")];
            return {
              tables: [...document.querySelectorAll("table")].filter(x => x.getBoundingClientRect().height > 0).length,
              shown: shown.length, width: innerWidth,
              smallest: Math.min(...shown.map(x => parseFloat(getComputedStyle(x).fontSize))),
              sideways: document.documentElement.scrollWidth - innerWidth
            };
            """
        let facts = try Browser().facts(page(Self.charts()), script: script, width: 360)
        #expect(facts["width"] == 360)
        #expect(facts["tables"] == 0)
        #expect(facts["shown", default: 0] > 4 * 73)
        #expect(facts["smallest", default: 0] >= 16)
        #expect(facts["sideways", default: 1] <= 0)
    }

    @Test("is reached with the keyboard: the first stop skips to the list, each goal in the table leads to its section")
    func keyboard() throws {
        let script = """
            const links = [...document.querySelectorAll("a[href^='#']")];
            return {
              skips: Number(links[0].classList.contains("skip") && links[0].hash == "#list-1"),
              links: links.length, dead: links.filter(x => !document.querySelector(x.hash)).length,
              headings: document.querySelectorAll("h1, h2").length,
              orphans: [...document.querySelectorAll("td")].filter(x => !document.getElementById(x.headers)).length
            };
            """
        let facts = try Browser().facts(page([.full("a")]), script: script, width: 1500)
        #expect(facts == ["skips": 1, "links": 1 + 17 + 9, "dead": 0, "headings": 10, "orphans": 0])
    }

    @Test("is one page of A4 for each chart, whatever is in it")
    func paper() throws {
        let paper = try Browser().paper(page(Self.charts()))
        #expect(paper.pages == 5)
        // 297 millimetres.
        #expect(abs(paper.width - 842) < 2)
    }

    /// A page with pictures, whose titles are as long as can be.
    private static func past() throws -> String {
        let chart = try longest("M")
        let pictures = try ProgressPictures.sample(weeks: 120, title: String(repeating: "M", count: Title.longest))
        var text = ""
        try DocumentExchange().write([DrawnChart(chart, pictures: pictures)], as: .html, style: DocumentStyle()) {
            text += $0
        }
        return text
    }

    @Test(
        "shows the pictures of the past in each width, none of them beyond the page, with words of a readable size",
        arguments: [360, 390, 1280])
    func past(_ width: Int) throws {
        let script = """
            const halves = [...document.querySelectorAll(".halves svg")].map(x => x.getBoundingClientRect());
            const plots = [...document.querySelectorAll(".plot svg")].map(x => x.getBoundingClientRect());
            const scale = halves[0].width / document.querySelector(".halves svg").viewBox.baseVal.width;
            return {
              halves: halves.length, isBelow: Number(halves[1].top >= halves[0].bottom), plots: plots.length,
              narrowest: Math.round(Math.min(...plots.map(x => x.width))), label: Math.round(10 * scale * 10),
              beyond: [...halves, ...plots].filter(x => x.right > innerWidth).length,
              sideways: document.documentElement.scrollWidth - innerWidth
            };
            """
        let facts = try Browser().facts(try Self.past(), script: script, width: width)
        #expect(facts["halves"] == 2)
        #expect(facts["isBelow"] == (width < 800 ? 1 : 0))
        #expect(facts["plots"] == 3)
        #expect(facts["narrowest", default: 0] >= 200)
        // A label of the year is 10 pixels high where it is not scaled.
        #expect(facts["label", default: 0] >= 82)
        #expect(facts["beyond"] == 0)
        #expect(facts["sideways", default: 1] <= 0)
    }

    @Test("opens as a site from its files, with its styles, and has nothing beyond a page", arguments: [390, 1280])
    func site(_ width: Int) throws {
        let site = try Site.hostile
        let texts = try site.texts(DocumentExchange(), DocumentStyle(appearance: .dark))
        let script = """
            for (const x of document.querySelectorAll("details")) x.open = true;
            const seen = [...document.querySelectorAll("main *")].filter(x => !x.closest("svg, .scroll, .unseen, .cells"));
            const style = getComputedStyle(document.body);
            return {
              styled: Number(style.backgroundColor == "rgb(21, 23, 27)"), links: document.querySelectorAll("a").length,
              beyond: seen.filter(x => x.getBoundingClientRect().right > innerWidth + 0.5).length,
              smallest: Math.floor(Math.min(...seen.map(x => parseFloat(getComputedStyle(x).fontSize)))),
              sideways: document.documentElement.scrollWidth - innerWidth
            };
            """
        for page in site.pages where page != .style {
            let text = try #require(texts[page.file])
            let facts = try Browser().facts(text, script: script, width: width, beside: texts)
            #expect(facts["styled"] == 1, "\(page.file)")
            #expect(facts["links", default: 0] > 2, "\(page.file)")
            #expect(facts["beyond"] == 0, "\(page.file)")
            #expect(facts["smallest", default: 0] >= 11, "\(page.file)")
            #expect(facts["sideways", default: 1] <= 0, "\(page.file)")
        }
    }
}

/// Chromium without a window, where it is installed.
struct Browser {
    private let path: String

    /// Whether there is one.
    static let isInstalled = installed != nil

    private static let installed = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
        .first(where: FileManager.default.isExecutableFile)

    init() throws {
        path = try #require(Self.installed)
    }

    /// Returns the numbers that a script measures in a page, which is shown in a frame of the given width, with other
    /// files beside it. The script runs in the document around the frame, because the policy of the page forbids
    /// scripts.
    func facts(
        _ page: String, as name: String = "page.html", script: String, width: Int, beside files: [String: String] = [:]
    ) throws -> [String: Int] {
        let folder = try TemporaryFolder()
        for (name, text) in files { _ = try folder.write(text, to: name) }
        let inner = try folder.write(page, to: name)
        _ = try folder.write("function facts(document, innerWidth) {\(script)}", to: "facts.js")
        // A window has a least width of its own; a frame has not.
        let outer = try folder.write(
            """
            <meta charset="utf-8"><body><script src="facts.js"></script>
            <iframe id="frame" style="border:0;width:\(width)px;height:900px" src="\(inner)"></iframe><script>
            onload = () => document.body.dataset.facts =
              JSON.stringify(facts(frame.contentDocument, frame.contentWindow.innerWidth))</script>
            """, to: "frame.html")
        let arguments = ["--allow-file-access-from-files", "--window-size=1600,1000", "--dump-dom", "file://\(outer)"]
        let dom = String(decoding: try run(arguments, in: folder), as: UTF8.self)
        let json = try #require(dom.firstMatch(of: /data-facts="([^"]*)"/)?.1).replacing("&quot;", with: "\"")
        return try JSONDecoder().decode([String: Int].self, from: Data(json.utf8))
    }

    /// Prints a web page, and returns the number of printed pages and their width in points.
    func paper(_ page: String) throws -> (pages: Int, width: Double) {
        let folder = try TemporaryFolder()
        let file = try folder.write(page, to: "page.html")
        _ = try run(
            ["--no-pdf-header-footer", "--print-to-pdf=\(folder.file("page.pdf"))", "file://\(file)"], in: folder)
        let text = String(decoding: try folder.bytes(of: "page.pdf"), as: UTF8.self)
        let width = try #require(text.firstMatch(of: /\/MediaBox \[0 0 ([0-9.]+)/)?.1)
        return (text.matches(of: /\/Type \/Page\b/).count, try #require(Double(width)))
    }

    private func run(_ arguments: [String], in folder: TemporaryFolder) throws -> Data {
        let process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments =
            ["--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.file("profile"))"] + arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return data
    }
}
