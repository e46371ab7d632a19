import { createFatalPages, identifyPage } from '../src/bundles/fatal-pages.ts';
import { aBundle, input, startRenderer } from './renderer-kit.ts';
import type { TestRenderer } from './renderer-kit.ts';

describe('fatal pages', () => {
  test('when a page was added, then it is fatal for a minute', () => {
    let now = 1_000;
    const pages = createFatalPages(() => now);

    pages.add('one');
    const before = [pages.has('one'), pages.has('two')];
    now += 60_000;

    expect([before, pages.has('one')]).toEqual([[true, false], false]);
  });

  test.each<[string, string, { integrity?: string; path?: string; search?: string }]>([
    ['another parameter is added', 'the same page', { search: '?quote=7&again' }],
    ['another quote is opened', 'another page', { search: '?quote=8' }],
    ['another bundle is released', 'another page', { integrity: 'b' }],
    ['another path is opened', 'another page', { path: '/invoice' }],
  ])('when %s, then it is %s', (_when, expected, { integrity = 'a', ...changes }) => {
    const pages = [{ path: '/quote', call: '/public/quote/:id', params: { id: 'quote' } }];

    const one = identifyPage({ integrity: 'a', pages }, input);
    const other = identifyPage({ integrity, pages }, { ...input, ...changes });

    expect(one === other ? 'the same page' : 'another page').toBe(expected);
  });
});

describe('a page that ends the process of its bundle', () => {
  let renderer: TestRenderer;
  beforeEach(async () => {
    renderer = await startRenderer();
  });
  afterEach(() => renderer.stop());

  test.each([
    ['never ends', 'while (true) {}'],
    ['exits', 'process.exit()'],
  ])(
    'when it %s and is requested again, then the answer is 503, and the restarted process continues to render other pages',
    async (_what, act) => {
      await renderer.release(
        aBundle(`(() => { if (input.search.startsWith('?quote=8')) { ${act} } return process.pid; })()`),
      );
      await renderer.requestPageUntil(200);
      const fatal = await renderer.requestPage({ ...input, search: '?quote=8' });
      const before: unknown = await (await renderer.requestPageUntil(200)).json();

      const again = await renderer.requestPage({ ...input, search: '?quote=8&again' });
      const after: unknown = await (await renderer.requestPage()).json();

      expect([fatal.status, again.status]).toEqual([500, 503]);
      expect(await again.json()).toMatchObject({ code: 'fatal_page' });
      expect(after).toEqual(before);
    },
  );
});
