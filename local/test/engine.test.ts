import { secantusEngine } from '../src/database/engine.ts';

const place = { port: 27_017, folder: '/data' };

describe('the memory of the stand-in for MongoDB', () => {
  test.each([
    ['nothing is said', place, '256M'],
    ['it is given more', { ...place, cacheMegabytes: 12_000 }, '12000M'],
  ])('when %s, then it has that much', (_given, given, size) => {
    const args = secantusEngine('secantusd').args(given);

    expect(args[args.indexOf('--cache-size') + 1]).toBe(size);
  });
});
