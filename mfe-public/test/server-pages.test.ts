/** @jest-environment node */
import { pages, render } from '../src/pages/server-pages.tsx';
import { aPublicQuote } from './a-public-quote.ts';

const quote = aPublicQuote();
const asked = { path: '/quote', search: `?quote=${quote.id}` };
const missing = { status: 404, body: { code: 'quote_not_found', message: 'Quote not found' } };

describe('the quote page, rendered on the server', () => {
  test('when the build asks, then it names the page and its one public call', () => {
    expect(pages).toEqual([{ path: '/quote', call: '/public/quote/:id', params: { id: 'quote' } }]);
  });

  test('when the quote is there, then the page shows it, with a style and a title', async () => {
    const page = await render({ ...asked, answer: { status: 200, body: quote } });

    expect(page).toMatchObject({ status: 200, title: 'Quote for Amara & Jonah’s Wedding · Marquee' });
    expect(page.html).toContain('Basic DJ Package');
    expect(page.html).toContain('href="/auth?returnTo=%2Fclient-admin%3Ftab%3Dquotes"');
    expect(page.links).toBe('<meta name="robots" content="noindex"/>');
    expect(page.css).toMatch(/^[^<]+$/);
  });

  test('when its texts hold HTML, then they are only read', async () => {
    const notes = '</script><script>alert(1)</script>\u2028';

    const { html } = await render({ ...asked, answer: { status: 200, body: { ...quote, notes } } });

    expect(html).toContain('&lt;/script&gt;&lt;script&gt;alert(1)');
    expect(html).not.toContain('<script');
  });

  test('when its days are read, then they are those of the event, wherever the server is', async () => {
    const body = { ...quote, createdAt: '2025-08-18T23:30:00.000Z', timeZone: 'Pacific/Kiritimati' };

    const { html } = await render({ ...asked, answer: { status: 200, body } });

    expect(html).toContain('Aug 19, 2025');
    expect(html).not.toContain('Aug 18, 2025');
  });

  test('when there is no such quote, then the page shows that with its status', async () => {
    const page = await render({ ...asked, answer: missing });

    expect(page).toMatchObject({ status: 404, title: 'Quote Not Found · Marquee' });
    expect(page.html).toContain('doesn&#x27;t exist or is no longer available');
  });

  test('when two are asked for at once, then each is of its own answer', async () => {
    const other = { ...quote, eventName: 'Another Party' };

    const pageOf = (body: object) => render({ ...asked, answer: { status: 200, body } });
    const single = [await pageOf(quote), await pageOf(other)];

    const both = await Promise.all([pageOf(quote), pageOf(other)]);

    expect(both).toEqual(single);
    expect(both.map(({ html }) => html.includes('Another Party'))).toEqual([false, true]);
  });

  test.each([
    ['the answer is not a quote', { ...asked, answer: { status: 200, body: {} } }],
    ['there is no such page', { ...asked, path: '/other', answer: missing }],
  ])('when %s, then nothing is rendered', async (_when, question) => {
    await expect(render(question)).rejects.toThrow('The server bundle');
  });
});
