import { watchMemory } from '../src/report/watch-memory.ts';

/** A node with these sizes in successive samples; the last one ends the watch. */
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
  test('when a process grew and shrank again, then its peak counts, and it is named', async () => {
    expect(await aWatch([100, 120, 170, 110])).toEqual({ grownMegabytes: 70, grownBy: 'quotes', died: [] });
  });

  test('when a process was restarted meanwhile, then it counts as died', async () => {
    expect((await aWatch([100, 100, 100, 100], [1, 1, 2, 2])).died).toEqual(['quotes']);
  });
});
