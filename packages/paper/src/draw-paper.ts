import { withoutIsolates } from '@marquee/contracts/text-direction';
import PDFDocument from 'pdfkit';
import { drawWords, widthOf } from './draw-words.ts';
import { toLine } from './lines.ts';
import { look, room, sheet } from './look.ts';
import type { Block, Mark, Measure } from './marks.ts';
import { moved } from './marks.ts';
import { markWith } from './mark-content.ts';
import type { Marker } from './mark-content.ts';
import type { Paper } from './paper.ts';
import { setFoot } from './set-foot.ts';
import { setPages } from './set-pages.ts';
import { setSection } from './set-section.ts';
import { shortenPaper } from './shorten-paper.ts';

type Pdf = InstanceType<typeof PDFDocument>;

/** The size of a document: lines as `linesOn` counts them, and pages. */
export type Extent = { lines: number; pages: number };

/** The largest quote with texts of the usual length: 500 services on about 50 pages. */
export const largestExtent: Extent = { lines: 2_500, pages: 100 };

/** `reached`: the limits for which the document was shortened. */
export type Drawn<Content> = { content: Content; reached: readonly (keyof Extent)[] };

/** Renders the document as a tagged PDF, shortened to `most`. Completes it before the first byte, so that a failure sends nothing. */
export function drawPaper(paper: Paper, most = largestExtent): Drawn<AsyncIterable<Uint8Array>> {
  const pdf = openPdf(paper);
  const measure = measureWith(pdf);
  const { blocks, pages, reached } = layOut(measure, paper, most);
  const mark = markWith(
    pdf,
    blocks.flatMap(({ tags }) => tags),
  );
  for (const [index, marks] of pages.entries()) {
    const foot = setFoot(measure, { title: paper.title, page: index + 1, pages: pages.length });
    const below = moved(foot.marks, { x: 0, y: room.height + sheet.foot - foot.height });
    drawPage(pdf, mark, [...marks, ...below]);
  }
  pdf.end();
  return { content: pdf, reached };
}

type LaidOut = { blocks: Block[]; pages: Mark[][]; reached: (keyof Extent)[] };

/** Lines of tall letters fill more pages than their number suggests: reduces the lines until they fit. */
function layOut(measure: Measure, paper: Paper, { lines, pages: mostPages }: Extent): LaidOut {
  const shortened = shortenPaper(paper, lines);
  const blocks = shortened.sections.map((section) => setSection(measure, section));
  const pages = setPages(blocks, room.height);
  const reached: LaidOut['reached'] = shortened === paper ? [] : ['lines'];
  if (pages.length <= mostPages || lines <= 1) {
    return { blocks, pages, reached };
  }
  return {
    ...layOut(measure, paper, { lines: lines / 2, pages: mostPages }),
    reached: [...reached, 'pages'],
  };
}

function openPdf({ title, madeAt }: Paper): Pdf {
  return new PDFDocument({
    ...{ size: [sheet.width, sheet.height], margin: 0, autoFirstPage: false },
    ...{ pdfVersion: '1.7', tagged: true, lang: 'en-US', displayTitle: true },
    info: { Title: titleOf(title), Creator: 'Marquee', Producer: 'Marquee', CreationDate: madeAt },
  });
}

/** pdfkit inserts the title into XML unescaped, by `toString`; elsewhere it uses the text itself. */
function titleOf(title: string): string {
  const text = toLine(withoutIsolates(title).trim()).text;
  const escaped = text.replaceAll(/[&<>]/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`);
  return Object.assign(new String(text), { toString: () => escaped }) as string;
}

/** Caches the width of each word. */
function measureWith(pdf: Pdf): Measure {
  const known = new Map<string, number>();
  return (text, style) => {
    const key = `${style.face} ${style.size} ${text}`;
    const width = known.get(key) ?? widthOf(pdf, toLine(text), style);
    known.set(key, width);
    return width;
  };
}

function drawPage(pdf: Pdf, mark: Marker, marks: readonly Mark[]): void {
  pdf.addPage();
  for (const one of moved(marks, { x: sheet.margin, y: sheet.margin })) {
    if (one.kind === 'rule') {
      const { x, y, width, weight, color } = one;
      mark(undefined, () => pdf.rect(x, y, width, weight).fill(look[color]));
    } else {
      mark(one.tag, () => {
        drawWords(pdf, one);
      });
    }
  }
}
