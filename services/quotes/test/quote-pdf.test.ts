import * as clientApi from '@marquee/contracts/client-quote-operations';
import { providerChanged } from '@marquee/contracts/messages/identity-messages';
import * as changeApi from '@marquee/contracts/quote-change-operations';
import * as api from '@marquee/contracts/quote-operations';
import { aProvider } from './support/a-provider.ts';
import { pdfOf } from './support/pdf-of.ts';
import { discount, dj, quoteIn, send } from './support/quote-in.ts';
import { startQuotes } from './support/start-quotes.ts';
import type { Quotes } from './support/start-quotes.ts';

let quotes: Quotes;

beforeAll(async () => {
  quotes = await startQuotes();
});

afterAll(async () => {
  await quotes.stop();
});

describe('a quote as a document', () => {
  test('when it was sent, then the provider, the client and anyone with the share URL get the same content', async () => {
    const { event, provider, client, params, quote } = await quoteIn(quotes, 'sent_to_client');
    await quotes.deliver(providerChanged, aProvider({ providerId: event.providerId }));

    const ofProvider = await pdfOf(quotes, api.getQuotePdf, { as: provider, params });
    const ofClient = await pdfOf(quotes, clientApi.getClientQuotePdf, { as: client, params });
    const ofAnyone = await pdfOf(quotes, clientApi.getPublicQuotePdf, { params });

    const number = quote.id.slice(-8);
    expect(ofProvider.pages).toEqual([
      [
        'Sunset Sound Co.',
        'Quote',
        'dev@sunset.example',
        '555 010 2030',
        '9 Pier Road',
        'Okafor Wedding',
        `Quote  #${number}, version 1`,
        `Prepared for  Amara Okafor, ${quote.clientEmail}`,
        'Event date  Sep 12, 2026',
        'Created  Mar 2, 2026',
        'Valid until  Apr 1, 2026',
        'Status  Waiting for acceptance',
        'Service  Quantity  Unit price  Total',
        'DJ  1  $599.00  $599.00',
        'Total  $599.00',
        'Payment  Due  Amount',
        'Full payment  Sep 5, 2026  $599.00',
        'Quote for Okafor Wedding  Page 1 of 1',
      ],
    ]);
    expect([ofClient.pages, ofAnyone.pages]).toEqual([ofProvider.pages, ofProvider.pages]);
    expect([ofProvider.title, ofProvider.language]).toEqual(['Quote for Okafor Wedding', 'en-US']);
  });

  test('when the client’s name runs from right to left, then the email address stays after it', async () => {
    const clientName = 'דנה רייס';
    const { params, quote } = await quoteIn(quotes, 'sent_to_client', { clientName });

    const { visualWords } = await pdfOf(quotes, clientApi.getPublicQuotePdf, { params });

    const lines = visualWords.map((words) => words.map(({ text }) => text));
    expect(lines).toContainEqual(['רייס,', 'דנה', quote.clientEmail]);
  });

  test('when it is saved, then the file name has the kind of document, the provider and the event, and no cache may store it', async () => {
    const { event, params } = await quoteIn(quotes, 'sent_to_client');
    await quotes.deliver(providerChanged, aProvider({ providerId: event.providerId }));

    const { headers } = await pdfOf(quotes, clientApi.getPublicQuotePdf, { params });

    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="Quote - Sunset Sound Co. - Okafor Wedding.pdf"; filename*=UTF-8''Quote%20%E2%80%93%20Sunset%20Sound%20Co.%20%E2%80%93%20Okafor%20Wedding.pdf`,
    );
    expect([headers.get('referrer-policy'), headers.get('cache-control')]).toEqual([
      'no-referrer',
      'no-store',
    ]);
  });

  test('when it is being revised, then its provider reads the revision, and everyone else reads the sent version', async () => {
    const quoted = await quoteIn(quotes, 'approved_for_review');
    const { provider, params } = quoted;
    await quotes.call(api.updateQuote, {
      as: provider,
      params,
      body: { discountAmount: '49.50', notes: 'Early.' },
    });
    await send(quotes, quoted);
    await quotes.call(changeApi.addLineItem, { as: provider, params, body: discount });

    const [own = []] = (await pdfOf(quotes, api.getQuotePdf, { as: provider, params })).pages;
    const [sent = []] = (await pdfOf(quotes, clientApi.getPublicQuotePdf, { params })).pages;

    expect(own).toEqual(
      expect.arrayContaining([
        'Status  Draft, not sent yet',
        'Early bird  1  −$49.50  −$49.50',
        'Subtotal  $549.50',
        'Discount  −$49.50',
        'Total  $500.00',
      ]),
    );
    expect(sent).toEqual(
      expect.arrayContaining([
        'Status  A revision is being prepared',
        'Subtotal  $599.00',
        'Total  $549.50',
        'Early.',
      ]),
    );
  });

  test('when it has sixty services with long names, then each appears once, and the total is on the last page', async () => {
    const { provider, params } = await quoteIn(quotes, 'draft');
    const names = Array.from({ length: 59 }, (_name, index) => `Stage ${index}: ${'Uplighting '.repeat(16)}`);
    for (const serviceName of names) {
      const body = { ...dj, serviceName, unitPrice: '1.01', totalPrice: '1.01' };
      await quotes.call(changeApi.addLineItem, { as: provider, params, body });
    }

    const { pages } = await pdfOf(quotes, api.getQuotePdf, { as: provider, params });

    const text = pages.flat().join(' ');
    expect(text.match(/Stage \d+:/g)).toHaveLength(59);
    expect(text.match(/\$1\.01 {2}\$1\.01/g)).toHaveLength(59);
    const withRows = pages.filter((lines) => lines.some((line) => line.endsWith('$1.01')));
    expect(withRows.filter((lines) => !lines.includes('Service  Quantity  Unit price  Total'))).toEqual([]);
    expect(pages.at(-1)).toContain('Total  $658.59');
  });

  test.each([
    ['draft', 'Draft, not sent yet'],
    ['client_accepted', 'Accepted on Mar 2, 2026'],
    ['archived', 'Withdrawn'],
  ] as const)('when it is %s, then its provider reads: %s', async (wanted, status) => {
    const { provider, params } = await quoteIn(quotes, wanted);

    const { pages } = await pdfOf(quotes, api.getQuotePdf, { as: provider, params });

    expect(pages[0]).toContain(`Status  ${status}`);
  });

  test('when it has expired, then it says so', async () => {
    const { params } = await quoteIn(quotes, 'sent_to_client');
    quotes.clock.advance({ days: 40 });

    const { pages } = await pdfOf(quotes, clientApi.getPublicQuotePdf, { params });

    expect(pages[0]).toContain('Status  This quote has expired');
  });

  test('when anyone requests an archived quote, or the client requests an unsent quote, then the answer is 404', async () => {
    const archived = await quoteIn(quotes, 'archived');
    const draft = await quoteIn(quotes, 'draft');

    const gone = await quotes.call(clientApi.getPublicQuotePdf, { params: archived.params });
    const unsent = await quotes.call(clientApi.getClientQuotePdf, { as: draft.client, params: draft.params });

    expect([gone.status, unsent.status]).toEqual([404, 404]);
  });
});
