import * as clientApi from '@marquee/contracts/client-quote-operations';
import { aLargeQuote } from './support/a-large-quote.ts';
import { pdfOf } from './support/pdf-of.ts';
import { quoteIn } from './support/quote-in.ts';
import { startQuotes } from './support/start-quotes.ts';

describe('the document of a quote that is too long', () => {
  test.each([
    ['lines', 'QUOTE_DOCUMENT_LINE_LIMIT', '100'],
    ['pages', 'QUOTE_DOCUMENT_PAGE_LIMIT', '2'],
  ])('when it has too many %s, then it is shortened and counted', async (_what, limit, most) => {
    const quotes = await startQuotes({ [limit]: most });
    const { params } = await aLargeQuote(quotes);

    const { pages } = await pdfOf(quotes, clientApi.getPublicQuotePdf, { params });
    const metrics = await (await quotes.fetch('/metrics')).text();
    await quotes.stop();

    const reached = metrics.match(/^limits_reached_total\{limit="QUOTE_DOCUMENT_.*"\} [1-9]\d*$/gm);
    expect(pages.flat()).toContain('Shortened');
    expect(reached).toEqual([`limits_reached_total{limit="${limit}",service="quotes"} 1`]);
  });

  test('when another document is short enough, then nothing is counted', async () => {
    const quotes = await startQuotes();
    const { params } = await quoteIn(quotes, 'sent_to_client');

    await pdfOf(quotes, clientApi.getPublicQuotePdf, { params });
    const metrics = await (await quotes.fetch('/metrics')).text();
    await quotes.stop();

    expect(metrics).not.toMatch(/^limits_reached_total\{limit="QUOTE_DOCUMENT_.*"\} [1-9]/m);
  });
});
