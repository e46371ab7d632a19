import { waitUntilStable } from '../src/growth/wait-until-stable.ts';

function readingsOf(...values: number[]) {
  const left = [...values];
  return { left, read: async () => left.shift() ?? Number.NaN };
}

describe('readings before a measurement', () => {
  test('when two consecutive readings agree, then no further reading is taken', async () => {
    const { left, read } = readingsOf(40, 12, 10, 10.9, 50);

    expect(await waitUntilStable(read, 5)).toBe(true);
    expect(left).toEqual([50]);
  });

  test('when no two consecutive readings agree, then the result is false after the maximum number of readings', async () => {
    const { left, read } = readingsOf(10, 20, 10, 5, 5);

    expect(await waitUntilStable(read, 4)).toBe(false);
    expect(left).toEqual([5]);
  });
});
