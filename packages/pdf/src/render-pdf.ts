import { withoutIsolates } from '@marquee/contracts/text-direction';
import PDFDocument from 'pdfkit';
import { drawText, widthOf } from './draw-text.ts';
import { toLine } from './lines.ts';
import { theme, contentArea, pageGeometry } from './theme.ts';
import type { Block, PageItem, Measure } from './page-items.ts';
import { moved } from './page-items.ts';
import { markWith } from './mark-content.ts';
import type { Marker } from './mark-content.ts';
import type { DocumentDefinition } from './document-definition.ts';
import { layoutFooter } from './layout-footer.ts';
import { layoutPages } from './layout-pages.ts';
import { layoutSection } from './layout-section.ts';
import { shortenDocument } from './shorten-document.ts';

type Pdf = InstanceType<typeof PDFDocument>;

/** The size of a document: its lines, counted by `countLines`, and its pages. */
export type DocumentSize = { lines: number; pages: number };

/** Enough for the largest quote with texts of the usual length, which has 500 services on about 50 pages. */
export const maxDocumentSize: DocumentSize = { lines: 2_500, pages: 100 };

/** `reached`: the limits of `maxSize` that the full document exceeds. */
export type RenderedPdf<Content> = { content: Content; reached: readonly (keyof DocumentSize)[] };

/** Renders the document as a tagged PDF, shortened to `maxSize`. Throws before the first byte if the document cannot be rendered. */
export function renderPdf(
  document: DocumentDefinition,
  maxSize = maxDocumentSize,
): RenderedPdf<AsyncIterable<Uint8Array>> {
  const pdf = openPdf(document);
  const measure = measureWith(pdf);
  const { blocks, pages, reached } = layoutDocument(measure, document, maxSize);
  const mark = markWith(
    pdf,
    blocks.flatMap(({ tags }) => tags),
  );
  for (const [index, items] of pages.entries()) {
    const footer = layoutFooter(measure, { title: document.title, page: index + 1, pages: pages.length });
    const below = moved(footer.items, {
      x: 0,
      y: contentArea.height + pageGeometry.footerHeight - footer.height,
    });
    drawPage(pdf, mark, [...items, ...below]);
  }
  pdf.end();
  return { content: pdf, reached };
}

type DocumentLayout = { blocks: Block[]; pages: PageItem[][]; reached: (keyof DocumentSize)[] };

/** Halves the allowed lines until the document fits the allowed pages, because lines of tall letters fill more pages than other lines. */
function layoutDocument(
  measure: Measure,
  document: DocumentDefinition,
  { lines, pages: maxPages }: DocumentSize,
): DocumentLayout {
  const shortened = shortenDocument(document, lines);
  const blocks = shortened.sections.map((section) => layoutSection(measure, section));
  const pages = layoutPages(blocks, contentArea.height);
  const reached: DocumentLayout['reached'] = shortened === document ? [] : ['lines'];
  if (pages.length <= maxPages || lines <= 1) {
    return { blocks, pages, reached };
  }
  return {
    ...layoutDocument(measure, document, { lines: lines / 2, pages: maxPages }),
    reached: [...reached, 'pages'],
  };
}

function openPdf({ title, createdAt }: DocumentDefinition): Pdf {
  return new PDFDocument({
    ...{ size: [pageGeometry.width, pageGeometry.height], margin: 0, autoFirstPage: false },
    ...{ pdfVersion: '1.7', tagged: true, lang: 'en-US', displayTitle: true },
    info: { Title: titleOf(title), Creator: 'Marquee', Producer: 'Marquee', CreationDate: createdAt },
  });
}

/** The title for pdfkit. pdfkit inserts the result of `toString` into XML without escaping it, and elsewhere uses the string itself. */
function titleOf(title: string): string {
  const text = toLine(withoutIsolates(title).trim()).text;
  const escaped = text.replaceAll(/[&<>]/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`);
  return Object.assign(new String(text), { toString: () => escaped }) as string;
}

/** A measure that caches the width of each measured text. */
function measureWith(pdf: Pdf): Measure {
  const known = new Map<string, number>();
  return (text, style) => {
    const key = `${style.fontRole} ${style.size} ${text}`;
    const width = known.get(key) ?? widthOf(pdf, toLine(text), style);
    known.set(key, width);
    return width;
  };
}

function drawPage(pdf: Pdf, mark: Marker, items: readonly PageItem[]): void {
  pdf.addPage();
  for (const one of moved(items, { x: pageGeometry.margin, y: pageGeometry.margin })) {
    if (one.kind === 'rule') {
      const { x, y, width, weight, color } = one;
      mark(undefined, () => pdf.rect(x, y, width, weight).fill(theme[color]));
    } else {
      mark(one.tag, () => {
        drawText(pdf, one);
      });
    }
  }
}
