import type { Cell, DocumentDefinition, Section } from './document-definition.ts';
import { paragraphsOf } from './wrap-text.ts';

/** The number of characters of the product's font that fit into one line of a table. */
const lineWidth = 45;

/** The cost of shaping a letter of another font, in multiples of the cost in the product's font. */
const otherScriptCost = 6;

/**
 * The size of a document in lines of a table, including fractions of a line. A letter that the product's font lacks counts as six, so that
 * the size is proportional to the rendering time in any script.
 */
export function countLines(document: DocumentDefinition): number {
  return sum(collectTexts(document).map(linesOf));
}

/**
 * Shortens the document to about `maxLines` lines; returns a shorter document unchanged. Cuts the longest texts to the same length, with
 * "…" at the end. An added section states that texts are cut, and where the full content is. Every row stays, and so does every text of at
 * most one line, such as an amount.
 */
export function shortenDocument(document: DocumentDefinition, maxLines: number): DocumentDefinition {
  if (countLines(document) <= maxLines) {
    return document;
  }
  const each = Math.max(1, shareOf(collectTexts(document).map(linesOf), maxLines));
  const sections = document.sections.map((section) => mapTexts(section, (text) => cut(text, each)));
  const place = sections.findIndex(({ kind }) => kind === 'table');
  const shortenedNote = { kind: 'text', heading: 'Shortened', text: shortenedNoteOf(document) } as const;
  return {
    ...document,
    sections: sections.toSpliced(place === -1 ? sections.length : place, 0, shortenedNote),
  };
}

function shortenedNoteOf({ fullVersionNote }: DocumentDefinition): string {
  return `Long texts are cut in this document: they end with “…”. ${fullVersionNote}`;
}

/** The length to which the longest texts must be cut, so that the sum of all lengths stays within `maxLines`. */
function shareOf(lengths: readonly number[], maxLines: number): number {
  const ascending = lengths.toSorted((one, other) => one - other);
  let left = maxLines;
  for (const [index, length] of ascending.entries()) {
    const share = left / (ascending.length - index);
    if (length > share) {
      return share;
    }
    left -= length;
  }
  return Infinity;
}

function collectTexts({ sections }: DocumentDefinition): string[] {
  const texts: string[] = [];
  for (const section of sections) {
    mapTexts(section, (text) => {
      texts.push(text);
      return text;
    });
  }
  return texts;
}

/** The section with `map` applied to each text that a user has typed. */
function mapTexts(section: Section, map: (text: string) => string): Section {
  switch (section.kind) {
    case 'letterhead':
      return { ...section, issuer: map(section.issuer), lines: section.lines.map(map) };
    case 'title':
    case 'text':
      return { ...section, text: map(section.text) };
    case 'details':
      return { ...section, details: section.details.map(([name, value]) => [name, map(value)] as const) };
    case 'table':
      return { ...section, rows: section.rows.map((cells) => cells.map((cell) => mapCell(cell, map))) };
    case 'totals':
      return section;
    default:
      // The layout throws for an unknown kind of section.
      return section;
  }
}

function mapCell({ text, note }: Cell, map: (text: string) => string): Cell {
  return { text: map(text), ...(note !== undefined && { note: map(note) }) };
}

function linesOf(text: string): number {
  return sum(paragraphsOf(text).map((paragraph, index) => heightOf(paragraph, index)));
}

/** The lines of a paragraph. Each paragraph after the first takes at least a whole line. */
function heightOf(paragraph: string, index: number): number {
  const width = widthOf(paragraph) / lineWidth;
  return index === 0 ? width : Math.max(1, width);
}

/** The width of a text in characters. Loops over code units for speed, because calls that are then rejected compute the size too. */
function widthOf(text: string): number {
  let width = 0;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    width += isOwn(unit) ? 1 : otherScriptCost;
  }
  return width;
}

/** Whether the product's font has the letter: Latin, general punctuation or a currency sign. */
function isOwn(unit: number): boolean {
  return unit <= 0x02_4f || (unit >= 0x20_00 && unit <= 0x20_6f) || (unit >= 0x20_a0 && unit <= 0x20_cf);
}

const letters = new Intl.Segmenter('en');

function cut(text: string, maxLines: number): string {
  if (linesOf(text) <= maxLines) {
    return text;
  }
  const kept: string[] = [];
  let left = maxLines;
  for (const [index, paragraph] of paragraphsOf(text).entries()) {
    const height = heightOf(paragraph, index);
    if (height > left) {
      kept.push(startOf(paragraph, left * lineWidth));
      break;
    }
    kept.push(paragraph);
    left -= height;
  }
  return `${kept.join('\n').trimEnd()}…`;
}

/** The start of a paragraph up to this width, cut between graphemes. */
function startOf(paragraph: string, width: number): string {
  let taken = 0;
  for (const { segment, index } of letters.segment(paragraph)) {
    taken += widthOf(segment);
    if (taken > width) {
      return paragraph.slice(0, index);
    }
  }
  return paragraph;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
