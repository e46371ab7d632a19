import { drawPaper } from '../src/draw-paper.ts';
import type { Cells, Paper } from '../src/paper.ts';

type Said = {
  title?: string;
  from?: string;
  address?: string;
  board?: string;
  client?: string;
  rows?: readonly Cells[];
  notes?: string;
};

const row = [{ text: 'Service 1', note: 'Six hours' }, { text: '$10.00' }];

export function aPaper({
  title = 'Quote for Okafor Wedding',
  from = 'Sunset Sound Co.',
  address = 'dev@sunset.example',
  board = 'Okafor Wedding',
  client = 'Amara Okafor',
  rows = [row],
  notes = 'Thank you.',
}: Said = {}): Paper {
  return {
    title,
    madeAt: new Date('2026-03-02T15:00:00Z'),
    whole: 'Its page in Marquee shows all of it.',
    sections: [
      { kind: 'letterhead', from, lines: [address], what: 'Quote' },
      { kind: 'board', text: board },
      { kind: 'facts', facts: [['For', client]] },
      {
        kind: 'table',
        columns: [
          { name: 'Service', share: 4, align: 'left' },
          { name: 'Cost', share: 1, align: 'right' },
        ],
        rows,
      },
      {
        kind: 'totals',
        totals: [
          { name: 'Discount', amount: '−$1.00' },
          { name: 'Total', amount: '$9.00', isSum: true },
        ],
      },
      { kind: 'text', heading: 'Notes', text: notes },
    ],
  };
}

export function rowsOf(count: number): Cells[] {
  return Array.from({ length: count }, (_row, index) => [
    { text: `Service ${index + 1}` },
    { text: `$${index + 1}.00` },
  ]);
}

export async function bytesOf(paper: Paper): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of drawPaper(paper).content) {
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
