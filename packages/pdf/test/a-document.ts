import { renderPdf } from '../src/render-pdf.ts';
import type { Cells, DocumentDefinition } from '../src/document-definition.ts';

type DocumentOverrides = {
  title?: string;
  issuer?: string;
  address?: string;
  subject?: string;
  client?: string;
  rows?: readonly Cells[];
  notes?: string;
};

const row = [{ text: 'Service 1', note: 'Six hours' }, { text: '$10.00' }];

export function aDocument({
  title = 'Quote for Okafor Wedding',
  issuer = 'Sunset Sound Co.',
  address = 'dev@sunset.example',
  subject = 'Okafor Wedding',
  client = 'Amara Okafor',
  rows = [row],
  notes = 'Thank you.',
}: DocumentOverrides = {}): DocumentDefinition {
  return {
    title,
    createdAt: new Date('2026-03-02T15:00:00Z'),
    fullVersionNote: 'Its page in Marquee shows the full texts.',
    sections: [
      { kind: 'letterhead', issuer, lines: [address], documentType: 'Quote' },
      { kind: 'title', text: subject },
      { kind: 'details', details: [['For', client]] },
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

export async function bytesOf(document: DocumentDefinition): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of renderPdf(document).content) {
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
