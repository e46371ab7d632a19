import { getDocument } from 'unpdf/pdfjs';

export type ReadPdf = {
  title: string;
  language: string | null;
  /** The lines of each page, from top to bottom; what stands beside each other is parted by two spaces. */
  pages: string[][];
};

/** Reads a PDF back as any reader would. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocument({ data: new Uint8Array(bytes) }).promise;
  const { info } = await pdf.getMetadata();
  const numbers = Array.from({ length: pdf.numPages }, (_page, index) => index + 1);
  const pages = await Promise.all(
    numbers.map(async (number) => linesOf((await (await pdf.getPage(number)).getTextContent()).items)),
  );
  const { Title: title, Language: language } = info as { Title: string; Language: string | null };
  return { title, language, pages };
}

type Words = { str: string; transform: unknown[]; width: number };

function linesOf(items: readonly object[]): string[] {
  const byHeight = new Map<number, Words[]>();
  for (const words of items.filter(isWords)) {
    const height = Math.round(Number(words.transform[5]));
    byHeight.set(height, [...(byHeight.get(height) ?? []), words]);
  }
  return [...byHeight].toSorted(([a], [b]) => b - a).map(([, line]) => lineOf(line));
}

function lineOf(line: readonly Words[]): string {
  let end = Infinity;
  return line
    .toSorted((a, b) => startOf(a) - startOf(b))
    .map((words) => {
      const gap = spaceOf(startOf(words) - end);
      end = startOf(words) + words.width;
      return `${gap}${words.str}`;
    })
    .join('');
}

/** What begins where something else ends goes on with it, or is its next word. */
function spaceOf(points: number): string {
  if (points > 5) {
    return '  ';
  }
  return points > 1 ? ' ' : '';
}

function isWords(item: object): item is Words {
  return 'str' in item && typeof item.str === 'string' && item.str.trim() !== '';
}

function startOf({ transform }: Words): number {
  return Number(transform[4]);
}
