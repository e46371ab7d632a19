import { getDocument } from 'unpdf/pdfjs';
import { readPageTexts } from './read-page-texts.ts';
import type { PageText, Word } from './read-page-texts.ts';

export type ReadPdf = {
  title: string;
  language: string | null;
  /** The lines of each page, from top to bottom. Two spaces separate texts that are side by side. */
  pages: string[][];
  /** The tags in the order of a screen reader, each as its role and its text (`H1 Okafor Wedding`). */
  tags: string[];
  /** The number of letters drawn as the box for a missing glyph (`.notdef`). */
  missingGlyphs: number;
  /** The words of each text in visual order, from left to right. */
  visualWords: Word[][];
};

/** Extracts the texts and tags of a PDF, as a PDF reader does. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocument({ data: new Uint8Array(bytes) }).promise;
  const { info } = await pdf.getMetadata();
  const numbers = Array.from({ length: pdf.numPages }, (_page, index) => index + 1);
  const pages = await Promise.all(
    numbers.map(async (number) => {
      const page = await pdf.getPage(number);
      return { shown: await readPageTexts(page), tree: await page.getStructTree() };
    }),
  );
  const shown = pages.flatMap((page) => page.shown);
  const { Title: title, Language: language } = info as { Title: string; Language: string | null };
  return {
    ...{ title, language },
    pages: pages.map((page) => linesOf(page.shown)),
    tags: pages.flatMap((page) => tagsOf(page.tree, page.shown)),
    missingGlyphs: shown.reduce((sum, one) => sum + one.missingGlyphs, 0),
    visualWords: shown.map(({ words }) => words.toSorted((a, b) => a.left - b.left)),
  };
}

function linesOf(shown: readonly PageText[]): string[] {
  const byHeight = new Map<number, string[]>();
  for (const { y, text } of shown) {
    byHeight.set(Math.round(y), [...(byHeight.get(Math.round(y)) ?? []), text]);
  }
  return [...byHeight].toSorted(([a], [b]) => b - a).map(([, texts]) => texts.join('  '));
}

type Node = { role?: string; id?: string; children?: Node[] };

/** The role and text of a node and of all nodes below it. */
function tagsOf(node: Node | null, shown: readonly PageText[]): string[] {
  const { role = '', children = [] } = node ?? {};
  const own = children.flatMap(({ id }) => shown.filter(({ mcid }) => id?.endsWith(`_mc${mcid}`)));
  const text = own.map((one) => one.text).join(' ');
  return [
    ...(own.length === 0 ? [] : [`${role} ${text}`]),
    ...children.flatMap((child) => tagsOf(child, shown)),
  ];
}
