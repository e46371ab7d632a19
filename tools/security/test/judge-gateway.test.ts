import { ownPage, crossSite } from '../src/origins/cross-site.ts';
import { judgeOrigins } from '../src/origins/judge-origins.ts';
import type { TriedOrigin } from '../src/origins/judge-origins.ts';
import { forgedHeaders, marker, shapes } from '../src/headers/forged-headers.ts';
import { judgeFirewall } from '../src/headers/judge-firewall.ts';
import type { TriedHeader } from '../src/headers/judge-firewall.ts';
import { judgeForgeries } from '../src/tokens/judge-forgeries.ts';
import type { TriedToken } from '../src/tokens/judge-forgeries.ts';

describe('judge forgeries', () => {
  const tried: readonly TriedToken[] = [
    ...Array.from({ length: 9 }, (_, place) => ({ route: 'getQuote', forgery: `f${place}`, status: 401 })),
    { route: 'getQuote', forgery: null, status: 403 },
  ];
  const changed = (place: number, to: Partial<TriedToken>) =>
    tried.map((one, at) => (at === place ? { ...one, ...to } : one));

  test('when every forgery gets 401 and the genuine token does not, then the gate passes', () => {
    expect(judgeForgeries(tried, ['getQuote']).passed).toBe(true);
  });

  test.each([
    ['a forgery is accepted', changed(3, { status: 200 }), ['getQuote']],
    ['a forgery is rejected for another reason', changed(3, { status: 403 }), ['getQuote']],
    ['the genuine token is rejected as well', changed(9, { status: 401 }), ['getQuote']],
    ['a forgery is missing', tried.slice(1), ['getQuote']],
    ['a route is missing', tried, ['getQuote', 'listQuotes']],
  ])('when %s, then the gate fails', (_fault, planted, routes) => {
    expect(judgeForgeries(planted, routes).passed).toBe(false);
  });
});

describe('judge firewall', () => {
  const tried: readonly TriedHeader[] = Object.keys(shapes).flatMap((shape) =>
    forgedHeaders.map((header) => ({ header, shape, status: 200, arrived: '[]' })),
  );
  const [first, ...others] = tried as [TriedHeader, ...TriedHeader[]];

  test('when no forged header arrives, then the gate passes', () => {
    expect(judgeFirewall([{ ...first, status: 400, arrived: null }, ...others]).passed).toBe(true);
  });

  test.each([
    ['a forged value arrives', [{ ...first, arrived: `["${marker}"]` }, ...others]],
    ['a request is lost without an answer', [{ ...first, status: 0, arrived: null }, ...others]],
    ['a shape never arrives', tried.filter(({ shape }) => shape !== 'chunked')],
    ['there are too few headers', tried.filter(({ header }) => forgedHeaders.indexOf(header as 'via') < 19)],
  ])('when %s, then the gate fails', (_fault, planted) => {
    expect(judgeFirewall(planted).passed).toBe(false);
  });
});

describe('judge origins', () => {
  const tried: readonly TriedOrigin[] = [
    ...Object.keys(crossSite).map((shape) => ({ route: 'createQuote', shape, status: 403, arrived: false })),
    { route: 'createQuote', shape: null, status: 200, arrived: true },
  ];
  const [first, ...others] = tried as [TriedOrigin, ...TriedOrigin[]];

  test('when every cross-site shape is rejected and the product’s own page is served, then the gate passes', () => {
    expect(judgeOrigins(tried, ['createQuote']).passed).toBe(true);
    expect(ownPage['sec-fetch-site']).toBe('same-origin');
  });

  test.each([
    ['a shape is accepted', [{ ...first, status: 200, arrived: true }, ...others], ['createQuote']],
    ['a rejected shape still arrived', [{ ...first, arrived: true }, ...others], ['createQuote']],
    ['a shape is rejected for another reason', [{ ...first, status: 415 }, ...others], ['createQuote']],
    ['the product’s own page is rejected', tried.slice(0, -1), ['createQuote']],
    ['a shape was not tried on a write', others, ['createQuote', 'createEvent']],
    ['a write is missing', tried, ['createQuote', 'createEvent']],
  ])('when %s, then the gate fails', (_fault, planted, writes) => {
    expect(judgeOrigins(planted, writes).passed).toBe(false);
  });
});
