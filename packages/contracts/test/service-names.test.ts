import { isSameService } from '../src/service-names.ts';

describe('the name of a service', () => {
  test.each([
    ['Qwali', 'Qawwali'],
    ['qawwali singers', 'Qwali Singers'],
    ['Décor', 'decor'],
  ])('when %j and %j differ only in spelling, then they are the same service', (one, other) => {
    expect(isSameService(one, other)).toBe(true);
  });

  test('when names differ in more than spelling, then they are different services', () => {
    expect(isSameService('Qwali', 'Dance')).toBe(false);
  });
});
