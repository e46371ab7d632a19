import { OPS } from 'unpdf/pdfjs';
import type { PDFPageProxy } from 'unpdf/pdfjs';

/** A word with its left and right edges, in points from the left edge of the page. */
export type Word = { text: string; left: number; right: number };

/** The text of one marked content. `mcid`: its number in the structure of the page; -1 for an artifact. */
export type PageText = { mcid: number; text: string; y: number; words: Word[]; missingGlyphs: number };

type Glyph = { unicode: string; originalCharCode: number; width: number };

/** The texts of the page in the order in which they are drawn. */
export async function readPageTexts(page: PDFPageProxy): Promise<PageText[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const shown: PageText[] = [];
  let depth = 0;
  let size = 0;
  let place = { x: 0, y: 0 };

  function begin(mcid: unknown): void {
    depth += 1;
    if (depth === 1) {
      shown.push({ mcid: typeof mcid === 'number' ? mcid : -1, text: '', y: 0, words: [], missingGlyphs: 0 });
    }
  }

  function show(parts: readonly (Glyph | number)[]): void {
    const last = shown.at(-1) ?? raise();
    last.y = last.text === '' ? place.y : last.y;
    for (const part of parts) {
      const left = place.x;
      place.x += ((typeof part === 'number' ? -part : part.width) * size) / 1000;
      if (typeof part !== 'number') {
        add(last, part, { left, right: place.x });
      }
    }
  }

  const read: Partial<Record<number, (args: never) => void>> = {
    [OPS.beginMarkedContent]: begin,
    [OPS.beginMarkedContentProps]: ([, mcid]: [unknown, unknown]) => {
      begin(mcid);
    },
    [OPS.endMarkedContent]: () => {
      depth -= 1;
    },
    [OPS.setFont]: ([, points]: [string, number]) => {
      size = points;
    },
    [OPS.setTextMatrix]: ([matrix]: [ArrayLike<number>]) => {
      place = { x: matrix[4] ?? 0, y: matrix[5] ?? 0 };
    },
    [OPS.showText]: ([parts]: [(Glyph | number)[]]) => {
      show(parts);
    },
  };
  for (const [index, operation] of fnArray.entries()) {
    read[operation]?.(argsArray[index] as never);
  }
  return shown.filter(({ text }) => text !== '');
}

function add(shown: PageText, glyph: Glyph, { left, right }: Omit<Word, 'text'>): void {
  const letter = glyph.unicode.replaceAll('\u200B', '');
  const word = /(^|\s)$/.test(shown.text) ? undefined : shown.words.at(-1);
  shown.text += letter;
  shown.missingGlyphs += glyph.originalCharCode === 0 ? 1 : 0;
  if (word !== undefined && letter.trim() !== '') {
    word.text += letter;
    word.left = Math.min(word.left, left);
    word.right = Math.max(word.right, right);
  } else if (letter.trim() !== '') {
    shown.words.push({ text: letter, left, right });
  }
}

function raise(): never {
  throw new Error('words outside of any mark');
}
