import { buildConcurrency } from '../src/front-ends/build-concurrency.ts';

const gigabyte = 1024 ** 3;

describe('how many front ends are built concurrently', () => {
  test.each([
    { processors: 1, memory: 32 * gigabyte, builds: 1 },
    { processors: 2, memory: 32 * gigabyte, builds: 2 },
    { processors: 16, memory: 32 * gigabyte, builds: 4 },
    { processors: 16, memory: 4 * gigabyte, builds: 2 },
    { processors: 16, memory: gigabyte / 2, builds: 1 },
  ])('when $processors CPUs share $memory bytes, then $builds builds run', ({ builds, ...machine }) => {
    expect(buildConcurrency(machine)).toBe(builds);
  });
});
