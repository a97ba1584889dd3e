import Basics
import ExchangeDomainInterface
import MandalartDomainInterface
import Terminal

// rib: verbatim file: styles of a page

/// The style sheet of pages, for wide and narrow screens and for print.
struct PageStyle {
    let appearance: Appearance
    /// The palettes that the charts of the page use.
    let palettes: [Palette]

    var css: String {
        let palettes = palettes.map { palette in
            let (name, ink, paper) = (palette.rawValue, Palette.css(palette.ink), Palette.css(palette.paper))
            return """
                .\(name) { --ink: \(ink); --card: \(paper); }
                .stripe-\(name) .cell { border-left: .2rem solid \(paper); }

                """
        }
        return Self.colours(appearance) + PastStyle.css(appearance) + Self.screen + Self.table + Self.past
            + palettes.joined() + Self.paper
    }

    private static func colours(_ appearance: Appearance) -> String {
        switch appearance {
        case .light: ":root { color-scheme: light; \(light) }\n"
        case .dark: ":root { color-scheme: dark; \(dark) }\n"
        case .auto:
            """
            :root { color-scheme: light dark; \(light) }
            @media (prefers-color-scheme: dark) { :root { \(dark) } }

            """
        }
    }

    private static let light =
        "--page: #ffffff; --ink: #1b1d22; --card: #f4f5f7; --strong: #e3e6ec; --line: #b9bec8; --link: #1c4fa0;"
    private static let dark =
        "--page: #15171b; --ink: #eceef2; --card: #22252b; --strong: #343943; --line: #4d535f; --link: #9cc2ff;"

    private static let screen = """
        * { box-sizing: border-box; }
        body { margin: 0; padding: 1rem; background: var(--page); color: var(--ink); line-height: 1.35;
          font-family: \(documentFonts); }
        :lang(ko) { word-break: keep-all; }
        main { max-width: 84rem; margin: 0 auto; }
        h1 { font-size: 1.6rem; margin: 0; overflow-wrap: anywhere; } .sum { margin: 0 0 .6rem; }
        h2 { font-size: 1.05rem; margin: 0; padding: .4rem .6rem; border-radius: .4rem; overflow-wrap: anywhere;
          background: var(--card); color: var(--ink); }
        a { color: var(--link); overflow-wrap: anywhere; }
        a:focus-visible, .list:focus-visible { outline: .2rem solid var(--link); outline-offset: .1rem; }
        .skip { position: absolute; left: -100rem; } .skip:focus { left: 1rem; background: var(--page); padding: .4rem; }
        .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
        .rate { display: flex; align-items: center; gap: .3rem; font-size: .7rem; font-weight: 400; }
        .track { flex: 1; height: .3rem; border-radius: .2rem; overflow: hidden;
          background: color-mix(in srgb, var(--ink) 25%, transparent); }
        .track span { display: block; height: 100%; background: var(--ink); }
        .list { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr)); gap: 1rem;
          margin-top: 1.2rem; }
        section { min-width: 0; } section p { margin: .4rem .6rem; overflow-wrap: anywhere; }
        ol { margin: .4rem 0; padding-left: 2rem; } li { margin: .3rem 0; overflow-wrap: anywhere; }
        li .rate, h2 .rate { max-width: 14rem; }
        .back { font-size: .8rem; margin-left: .6rem; } .due { font-size: .85rem; font-weight: 400; white-space: nowrap; }

        """

    private static let table = """
        .cells { width: 100%; table-layout: fixed; border-collapse: separate; border-spacing: .15rem; }
        .cells th, .cells td { padding: 0; vertical-align: top; text-align: start; }
        .cells tr > :nth-child(3n):not(:last-child) { padding-right: .3rem; }
        .cells tr > :nth-child(3n+1):not(:first-child) { padding-left: .3rem; }
        .cells tr:nth-child(3n):not(:last-child) > * { padding-bottom: .6rem; }
        .goal { font-weight: 600; } .goal.plain { --card: var(--strong); }
        .cell { height: 5.6rem; padding: .25rem .35rem; display: flex; flex-direction: column; border-radius: .3rem;
          justify-content: space-between; gap: .1rem; overflow: hidden; background: var(--card); color: var(--ink); }
        .empty .cell { background: none; border: 1px dashed var(--line); }
        .goal a { color: inherit; text-decoration: none; } .goal a:hover { text-decoration: underline; }
        .title { flex: none; display: -webkit-box; -webkit-box-orient: vertical; overflow: hidden; overflow-wrap: anywhere;
          line-height: 1.2; --unit: 1rem; }
        .short { font-size: calc(.82 * var(--unit)); -webkit-line-clamp: 3; }
        .medium { font-size: calc(.7 * var(--unit)); -webkit-line-clamp: 4; }
        .long { font-size: calc(.58 * var(--unit)); -webkit-line-clamp: 5; }
        @media screen and (max-width: 60rem) { .wide { display: none; } .list { margin-top: 0; } }

        """

    private static let past = """
        .past { margin-top: 1.6rem; } figure { margin: 1rem 0 .6rem; min-width: 0; }
        figcaption { margin-bottom: .4rem; overflow-wrap: anywhere; }
        .halves { display: flex; flex-wrap: wrap; row-gap: .6rem; } .halves svg, .key { max-width: 100%; height: auto; }
        .past text { fill: var(--ink); font-size: 10px; } .key { display: block; margin-top: .4rem; }
        .plot { display: flex; gap: .4rem; } .plot svg { flex: 1; min-width: 0; height: 100%; }
        .plot.large { height: 10rem; } .plot.small { height: 6rem; }
        .scale { display: flex; flex-direction: column; justify-content: space-between; width: 2.6rem; text-align: end;
          font-size: .75rem; line-height: 1; }
        .span { display: flex; justify-content: space-between; margin: .3rem 0 0 3rem; font-size: .75rem; }
        .courses { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr)); gap: 0 1.6rem; }
        details { margin: .6rem 0; } summary { cursor: pointer; padding: .3rem 0; }
        summary:focus-visible, .scroll:focus-visible { outline: .2rem solid var(--link); outline-offset: .1rem; }
        .scroll { overflow-x: auto; } .numbers { border-collapse: collapse; font-size: .85rem; }
        .numbers th, .numbers td { padding: .2rem .6rem; border: 1px solid var(--line); text-align: end;
          vertical-align: bottom; font-weight: 400; }
        .numbers th { text-align: start; } .numbers thead th { font-weight: 600; }

        """

    /// The styles that only the pages of a site use.
    static let site = """
        nav ul { display: flex; flex-wrap: wrap; gap: .4rem 1.2rem; margin: 0 0 1rem; padding: 0; list-style: none; }
        header, footer { max-width: 84rem; margin: 0 auto; } footer { margin-top: 2rem; font-size: .85rem; }
        main > section, .log { margin-top: 1.2rem; } h3 { font-size: 1rem; margin: 0; overflow-wrap: anywhere; }
        ul { margin: .4rem 0; padding-left: 1.4rem; } .around, .entries time { opacity: .8; }
        .charts { display: grid; gap: 1rem; padding: 0; list-style: none;
          grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr)); }
        .charts > li { margin: 0; padding: .6rem .8rem; border: 1px solid var(--line); border-radius: .4rem; }
        .charts p { margin: .3rem 0; overflow-wrap: anywhere; } .charts .rate { max-width: none; }
        .due-cells { font-size: .85rem; }
        .entries { padding: 0; list-style: none; } .entries time { font-variant-numeric: tabular-nums; }
        .wishes > li { margin: .6rem 0; } dl { margin: .4rem .6rem; } dt { font-weight: 600; }
        dt::first-letter { text-transform: uppercase; } dd { margin: 0 0 .5rem; overflow-wrap: anywhere; }
        dd p { margin: 0; }

        """

    /// The styles for print. Within these margins, A4 leaves 281 by 194 millimeters. Of this height, the heading takes
    /// 14, and nine rows of 18.7 with two gaps of 1 take 170.
    private static let paper = """
        @page { size: A4 landscape; margin: 8mm; }
        @media print {
          :root { color-scheme: light; \(light) }
          * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
          body { padding: 0; } main { max-width: none; }
          .skip, .list, .past { display: none; }
          article { break-inside: avoid; } article + article { break-before: page; }
          h1 { font-size: 13pt; line-height: 7mm; height: 7mm; overflow: hidden; }
          .sum { font-size: 9pt; line-height: 5mm; margin: 0 0 2mm; }
          .cells { border-spacing: .6mm; } .cells tr:nth-child(3n):not(:last-child) > * { padding-bottom: 1mm; }
          .cells tr > :nth-child(3n):not(:last-child) { padding-right: .5mm; }
          .cells tr > :nth-child(3n+1):not(:first-child) { padding-left: .5mm; }
          .cell { height: 18.1mm; padding: 1mm 1.2mm; } .title { --unit: 9.6pt; } .rate { font-size: 5.5pt; }
        }

        """
}

extension String {
    /// Returns the attribute that makes browsers break a text in Korean between words, for a page in another language;
    /// an empty text for any other text.
    func languageAttribute(in page: Language) -> String {
        let isKorean = unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
        return isKorean && page != .korean ? " lang=\"ko\"" : ""
    }

    /// The style class for a title of this width in a cell of the table.
    var sizeClass: String {
        switch displayWidth {
        case ...32: "short"
        case ...70: "medium"
        default: "long"
        }
    }
}
