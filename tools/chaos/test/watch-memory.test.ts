import { watchMemory } from '../src/report/watch-memory.ts';

/** Watches a node that has these sizes in successive samples, until the samples are used up. */
function aWatch(sizes: readonly number[], pids: readonly number[] = []) {
  const ending = new AbortController();
  let looks = -1;
  const node = { name: 'quotes', isRunning: () => true, pid: () => pids[looks] ?? 1 };
  return watchMemory([node], {
    signal: ending.signal,
    everyMs: 1,
    sizeOf() {
      looks += 1;
      if (looks >= sizes.length - 2) {
        ending.abort();
      }
      return sizes[looks] ?? 0;
    },
  });
}

describe('watch memory', () => {
  test('when a process grew and shrank again, then its peak growth counts, and the process is named', async () => {
    expect(await aWatch([100, 120, 170, 110])).toEqual({ grownMegabytes: 70, grownBy: 'quotes', died: [] });
  });

  test('when a process was restarted meanwhile, then the process counts as died', async () => {
    expect((await aWatch([100, 100, 100, 100], [1, 1, 2, 2])).died).toEqual(['quotes']);
  });
});
