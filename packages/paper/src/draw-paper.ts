import PDFDocument from 'pdfkit';
import { fontOf, runsOf } from './faces.ts';
import type { FontName, Run } from './faces.ts';
import { look, room, sheet } from './look.ts';
import type { Mark, Measure, Style } from './marks.ts';
import { moved } from './marks.ts';
import type { Paper } from './paper.ts';
import { setFoot } from './set-foot.ts';
import { setPages } from './set-pages.ts';
import { setSection } from './set-section.ts';

type Pdf = InstanceType<typeof PDFDocument>;

/** The document as a PDF. It is drawn before the first byte is there, so that what fails has sent nothing. */
export function drawPaper(paper: Paper): AsyncIterable<Uint8Array> {
  const pdf = openPdf(paper);
  const measure = measureWith(pdf);
  const pages = setPages(
    paper.sections.map((section) => setSection(measure, section)),
    room.height,
  );
  for (const [index, marks] of pages.entries()) {
    const foot = setFoot(measure, { title: paper.title, page: index + 1, pages: pages.length });
    drawPage(pdf, [...marks, ...moved(foot.marks, { x: 0, y: room.height + sheet.foot - foot.height })]);
  }
  pdf.end();
  return pdf;
}

function openPdf({ title, madeAt }: Paper): Pdf {
  return new PDFDocument({
    size: [sheet.width, sheet.height],
    margin: 0,
    autoFirstPage: false,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, Creator: 'Marquee', Producer: 'Marquee', CreationDate: madeAt },
  });
}

/** Measures each word once. */
function measureWith(pdf: Pdf): Measure {
  const known = new Map<string, number>();
  return (text, style) => {
    const key = `${style.face} ${style.size} ${text}`;
    const width = known.get(key) ?? widthOf(pdf, text, style);
    known.set(key, width);
    return width;
  };
}

function widthOf(pdf: Pdf, text: string, { face, size }: Style): number {
  const widths = runsOf(text, face).map((run) =>
    choose(pdf, run.font).fontSize(size).widthOfString(run.text, shapingOf(run)),
  );
  return widths.reduce((sum, width) => sum + width, 0);
}

/**
 * Figures are all of one width. Other alphabets are shaped a line at a time, because some run from right to left; the rest word by
 * word, which is several times faster, as words come again.
 */
function shapingOf({ font, text }: Run): PDFKit.Mixins.TextOptions {
  if (/^[−$\d,.]+$/.test(text)) {
    return { features: ['tnum'] };
  }
  return font.endsWith('-other') ? { features: [] } : {};
}

function drawPage(pdf: Pdf, marks: readonly Mark[]): void {
  pdf.addPage();
  for (const mark of moved(marks, { x: sheet.margin, y: sheet.margin })) {
    if (mark.kind === 'rule') {
      const { x, y, width, weight, color } = mark;
      pdf.rect(x, y, width, weight).fill(look[color]);
    } else {
      drawWords(pdf, mark);
    }
  }
}

function drawWords(pdf: Pdf, { x, y, text, style }: Extract<Mark, { kind: 'words' }>): void {
  let at = x;
  pdf.fillColor(look[style.color]);
  for (const run of runsOf(text, style.face)) {
    const shaping = shapingOf(run);
    choose(pdf, run.font).fontSize(style.size);
    pdf.text(run.text, at, y, { ...shaping, lineBreak: false, baseline: 'alphabetic' });
    at += pdf.widthOfString(run.text, shaping);
  }
}

const chosen = new WeakMap<Pdf, Set<FontName>>();

/** Only what is used is put into the file. */
function choose(pdf: Pdf, font: FontName): Pdf {
  const known = chosen.get(pdf) ?? new Set();
  if (!known.has(font)) {
    pdf.registerFont(font, fontOf(font).bytes);
    chosen.set(pdf, known.add(font));
  }
  return pdf.font(font);
}
