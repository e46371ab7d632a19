import type PDFDocument from 'pdfkit';
import { drawRun } from './draw-run.ts';
import { brandFonts } from './font-files.ts';
import type { FontFile } from './font-files.ts';
import type { Line } from './lines.ts';
import { theme } from './theme.ts';
import type { PageItem, Style } from './page-items.ts';
import { fontOf } from './open-font.ts';
import { runsOf } from './runs.ts';
import type { Run } from './runs.ts';
import type { Chunk } from './shape-text.ts';

type Pdf = InstanceType<typeof PDFDocument>;
type TextItem = Extract<PageItem, { kind: 'words' }>;

/** The width of a line in points. */
export function widthOf(pdf: Pdf, line: Line, style: Style): number {
  return runsOf(line, style.fontRole)
    .map((run) => widthOfRun(pdf, run, { style, options: optionsOf(line) }))
    .reduce((sum, width) => sum + width, 0);
}

type Setting = { style: Style; options: PDFKit.Mixins.TextOptions };

function widthOfRun(pdf: Pdf, run: Run, { style, options }: Setting): number {
  return isPlain(run, style)
    ? selectFont(pdf, run.font).fontSize(style.size).widthOfString(run.text, options)
    : (advanceOf(chunksOf(run)) * style.size) / fontOf(run.font).unitsPerEm;
}

/** Whether pdfkit can shape the run. pdfkit caches each word that it has shaped, which is several times faster, because words repeat. */
function isPlain({ font, isRightToLeft }: Run, { fontRole }: Style): boolean {
  return font === brandFonts[fontRole] && !isRightToLeft;
}

/** In a line that is only a number or an amount, all digits get the same width, so that amounts align. */
function optionsOf({ text }: Line): PDFKit.Mixins.TextOptions {
  return /^[−$\d,.]+$/.test(text) ? { features: ['tnum'] } : {};
}

function chunksOf({ font, text, isRightToLeft }: Run): Chunk[] {
  return fontOf(font).shape(text, { isRightToLeft });
}

/** The total advance of the glyphs, in units of the font. */
function advanceOf(chunks: readonly Chunk[]): number {
  return chunks.flatMap(({ glyphs }) => glyphs).reduce((sum, { position }) => sum + position.xAdvance, 0);
}

/** Draws the runs of a line in reading order, each at its visual position. */
export function drawText(pdf: Pdf, { x, y, line, style }: TextItem): void {
  pdf.fillColor(theme[style.color]);
  const options = optionsOf(line);
  const runs = runsOf(line, style.fontRole);
  const starts =
    runs.length === 1
      ? [0]
      : startsOf(
          runs,
          runs.map((run) => widthOfRun(pdf, run, { style, options })),
        );
  for (const [index, run] of runs.entries()) {
    const at = x + (starts[index] ?? 0);
    selectFont(pdf, run.font).fontSize(style.size);
    if (isPlain(run, style)) {
      pdf.text(run.text, at, y, { ...options, lineBreak: false, baseline: 'alphabetic' });
    } else {
      drawRun(pdf, { ...run, chunks: chunksOf(run) }, { x: at, y, size: style.size });
    }
  }
}

function startsOf(runs: readonly Run[], widths: readonly number[]): number[] {
  const starts = runs.map(() => 0);
  let at = 0;
  for (const [index] of [...runs.entries()].toSorted(([, a], [, b]) => a.visualIndex - b.visualIndex)) {
    starts[index] = at;
    at += widths[index] ?? 0;
  }
  return starts;
}

const embeddedFonts = new WeakMap<Pdf, Set<FontFile>>();

/** Selects the font. Registers it on first use, so that the file embeds only the fonts that it uses. */
function selectFont(pdf: Pdf, font: FontFile): Pdf {
  const known = embeddedFonts.get(pdf) ?? new Set();
  if (!known.has(font)) {
    pdf.registerFont(font, fontOf(font).source);
    embeddedFonts.set(pdf, known.add(font));
  }
  return pdf.font(font);
}
