import { secantusEngine } from '../src/database/engine.ts';

const place = { port: 27_017, folder: '/data' };

describe('the memory of SecantusDB', () => {
  test.each([
    ['nothing is configured', place, '256M'],
    ['it is given more', { ...place, cacheMegabytes: 12_000 }, '12000M'],
  ])('when %s, then its cache has that size', (_given, given, size) => {
    const args = secantusEngine('secantusd').args(given);

    expect(args[args.indexOf('--cache-size') + 1]).toBe(size);
  });
});
