import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

import { createHttpCaller } from '@marquee/harness-kit/http-caller';
import { renderPdf } from '@marquee/pdf/render-pdf';

import { readEverything } from '../src/erased/read-everything.ts';
import type { Context } from '../src/matrix/context.ts';

const by = { id: '1', email: 'robin@example.com', password: '', cookie: '' };
const booking = { eventId: 'event', quoteId: 'quote', invoiceId: 'invoice' };

/** Reads from a product in which every document contains this text; returns the texts by path. */
async function readFrom(text: string): Promise<ReadonlyMap<string, string>> {
  const drawn = renderPdf({
    title: 'Document',
    createdAt: new Date(0),
    fullVersionNote: 'Its page shows the full texts.',
    sections: [{ kind: 'text', heading: 'Notes', text }],
  });
  const document = await buffer(drawn.content);
  const server = createServer(({ url = '' }, response) => {
    const isDocument = url.endsWith('/pdf');
    response.writeHead(200, { 'content-type': isDocument ? 'application/pdf' : 'application/json' });
    response.end(isDocument ? document : '{}');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const caller = createHttpCaller(`http://localhost:${(server.address() as AddressInfo).port}`);
  const read = await readEverything({ caller } as Context, { by, role: 'provider', booking });
  caller.stop();
  await new Promise((closed) => server.close(closed));
  return new Map(read.map((one) => [one.path, one.text]));
}

describe('read everything', () => {
  test('when PDFs contain a word, then it is found in the PDF of a quote but not in issued documents', async () => {
    const read = await readFrom('Paid to kept1a2b3c4d in cash');

    expect(read.get('/quotes/quote/pdf')).toContain('kept1a2b3c4d');
    expect(read.get('/public/quote/quote/pdf')).toContain('kept1a2b3c4d');
    expect(read.get('/billing/invoices/invoice/pdf')).toBe('');
    expect(read.get('/quotes/quote')).toBe('{}');
  });
});
