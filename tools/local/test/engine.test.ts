import { secantusEngine } from '../src/database/engine.ts';

const settings = { port: 27_017, folder: '/data' };

describe('the memory of SecantusDB', () => {
  test.each([
    ['nothing is configured', settings, '256M'],
    ['a larger cache is configured', { ...settings, cacheMegabytes: 12_000 }, '12000M'],
  ])('when %s, then the cache has the expected size', (_given, given, size) => {
    const args = secantusEngine('secantusd').args(given);

    expect(args[args.indexOf('--cache-size') + 1]).toBe(size);
  });
});
