import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

import { createHttpCaller } from '@marquee/harness-kit/http-caller';
import { renderPdf } from '@marquee/pdf/render-pdf';

import { runCell } from '../src/matrix/run-cell.ts';
import type { PrincipalAccount } from '../src/matrix/principals/principal-account.ts';
import type { Context } from '../src/matrix/context.ts';
import { table } from '../src/matrix/table.ts';

const person = { id: '1', email: 'robin@example.com', password: '', cookie: '' };
const client: PrincipalAccount = { principal: 'owner client', person, cookie: undefined };
const secrets = [{ words: ['kept1a2b3c4d'], knownTo: ['provider'] }] as const;

type TestResponse = { status?: number; headers: Record<string, string>; body: string | Uint8Array };

/** The words in this response that the client must not read. */
async function leaksIn(route: string, { status = 200, headers, body }: TestResponse): Promise<string[]> {
  const server = createServer((_request, response) => response.writeHead(status, headers).end(body));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const caller = createHttpCaller(`http://localhost:${(server.address() as AddressInfo).port}`);
  const hiddenFields = table.find((row) => row.route === route)?.hiddenFields ?? [];
  const operation = { method: 'get', path: '/somewhere' } as const;
  const { leaks } = await runCell({ caller } as Context, operation, {
    account: client,
    request: { secrets },
    row: { side: 'client', hiddenFields },
  });
  caller.stop();
  await new Promise((closed) => server.close(closed));
  return leaks;
}

describe('run cell', () => {
  const json = { 'content-type': 'application/json' };

  test('when a PDF contains a private word, then the word is found', async () => {
    const drawn = renderPdf({
      title: 'Receipt',
      createdAt: new Date(0),
      fullVersionNote: 'Its page shows the full texts.',
      sections: [{ kind: 'text', heading: 'Notes', text: 'Paid to kept1a2b3c4d in cash' }],
    });
    const body = await buffer(drawn.content);

    expect(
      await leaksIn('getClientReceiptPdf', { headers: { 'content-type': 'application/pdf' }, body }),
    ).toEqual(['kept1a2b3c4d']);
  });

  test.each<[string, TestResponse]>([
    ['an answer', { headers: json, body: '{"text":"kept1a2b3c4d"}' }],
    ['a rejection', { status: 409, headers: json, body: '{"message":"kept1a2b3c4d is paid"}' }],
    ['a header', { headers: { ...json, link: '</?after=kept1a2b3c4d>' }, body: '[]' }],
    ['a table', { headers: { 'content-type': 'text/csv' }, body: 'Name\nkept1a2b3c4d' }],
  ])('when %s contains a private word, then the word is found', async (_where, response) => {
    expect(await leaksIn('getClientReceiptPdf', response)).toEqual(['kept1a2b3c4d']);
  });

  test.each([
    ['getClientInvoice', '{"payment":{"note":""}}', ['"note":']],
    ['getPublicQuote', '{"archivedAt":null}', ['"archivedAt":']],
    ['getInvoice', '{"payment":{"note":""}}', []],
    ['getInvoice', '{"passwordHash":""}', ['"passwordHash":']],
  ])('when %s answers %s, then the private fields found are %j', async (route, body, found) => {
    expect(await leaksIn(route, { headers: json, body })).toEqual(found);
  });
});
