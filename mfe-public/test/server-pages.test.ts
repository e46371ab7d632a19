/** @jest-environment node */
import {
  aHostileQuote,
  hostileText,
  hostileTextsOf,
  inHtml,
} from '@marquee/contracts/test-kit/hostile-quote';
import { pages, render } from '../src/pages/server-pages.tsx';
import { aLine, aPublicQuote } from './a-public-quote.ts';

const quote = aPublicQuote();
const request = { path: '/quote', search: `?quote=${quote.id}` };
const missing = { status: 404, body: { code: 'quote_not_found', message: 'Quote not found' } };

describe('the quote page on the page renderer', () => {
  test('when the build reads `pages`, then the list has the page and its one public call', () => {
    expect(pages).toEqual([{ path: '/quote', call: '/public/quote/:id', params: { id: 'quote' } }]);
  });

  test('when the quote exists, then the page shows it, with its styles and title', async () => {
    const page = await render({ ...request, answer: { status: 200, body: quote } });

    expect(page).toMatchObject({ status: 200, title: 'Quote for Amara & Jonah’s Wedding · Marquee' });
    expect(page.html).toContain('Basic DJ Package');
    expect(page.html).toContain('href="/auth?returnTo=%2Fclient-admin%3Ftab%3Dquotes"');
    expect(page.links).toBe('<meta name="robots" content="noindex"/>');
    expect(page.css).toMatch(/^[^<]+$/);
  });

  test('when every text contains HTML, then the page shows each text and has the same elements as the page of a harmless quote', async () => {
    const { answer, ...hostile } = aHostileQuote();
    const harmless = JSON.parse(JSON.stringify(hostile), withoutHostileText) as object;

    const page = await render({ ...request, answer: { status: 200, body: { ...hostile, answer } } });
    const other = await render({ ...request, answer: { status: 200, body: { ...harmless, answer: '' } } });

    expect(hostileTextsOf(hostile).filter((text) => !page.html.includes(toReactHtml(text)))).toEqual([]);
    expect(elementsOf(page.html)).toEqual(elementsOf(other.html));
    expect([page.links, page.css]).toEqual([other.links, other.css]);
  });

  test('when a quote has 500 lines, then the page shows each', async () => {
    const lineItems = Array.from({ length: 500 }, (_, index) => aLine({ serviceName: `Service ${index}.` }));

    const { html } = await render({ ...request, answer: { status: 200, body: { ...quote, lineItems } } });

    expect(lineItems.filter(({ serviceName }) => !html.includes(serviceName))).toEqual([]);
  });

  test('when it shows dates, then they are in the event’s time zone, whatever the time zone of the server', async () => {
    const body = { ...quote, createdAt: '2025-08-18T23:30:00.000Z', timeZone: 'Pacific/Kiritimati' };

    const { html } = await render({ ...request, answer: { status: 200, body } });

    expect(html).toContain('Aug 19, 2025');
    expect(html).not.toContain('Aug 18, 2025');
  });

  test('when the quote does not exist, then the page says so and has status 404', async () => {
    const page = await render({ ...request, answer: missing });

    expect(page).toMatchObject({ status: 404, title: 'Quote Not Found · Marquee' });
    expect(page.html).toContain('doesn&#x27;t exist or is no longer available');
  });

  test('when two pages render at the same time, then each shows its own quote', async () => {
    const other = { ...quote, eventName: 'Another Party' };

    const pageOf = (body: object) => render({ ...request, answer: { status: 200, body } });
    const single = [await pageOf(quote), await pageOf(other)];

    const both = await Promise.all([pageOf(quote), pageOf(other)]);

    expect(both).toEqual(single);
    expect(both.map(({ html }) => html.includes('Another Party'))).toEqual([false, true]);
  });

  test.each([
    ['the answer is not a quote', { ...request, answer: { status: 200, body: {} } }],
    ['there is no such page', { ...request, path: '/other', answer: missing }],
  ])('when %s, then rendering fails', async (_when, input) => {
    await expect(render(input)).rejects.toThrow('The server bundle');
  });
});

/** A reviver for `JSON.parse` that removes the hostile text. */
function withoutHostileText(_name: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replace(` ${hostileText}`, '') : value;
}

/** The text as React writes it. */
function toReactHtml(text: string): string {
  return inHtml(text, '&#x27;');
}

/** The tags, comments and names of attributes. */
function elementsOf(html: string): string[] {
  return html.match(/<[!/]?[\w-]*|\s[\w-]+(?==")/g) ?? [];
}
