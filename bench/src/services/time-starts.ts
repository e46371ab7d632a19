import type { Setting } from '../bars/bar.ts';
import { cpuSecondsOf } from '../measure/cpu-seconds.ts';
import { cores } from '../measure/pinned.ts';
import { withChildren } from '../measure/with-children.ts';
import { startNode } from './start-node.ts';
import { withBacking } from './with-backing.ts';
import type { Backing } from './with-backing.ts';
import { placesOf } from './with-product.ts';

/** Seconds from the command until the process reports ready, and its processor time until then, each once per round. */
export type Start = { name: string; seconds: number[]; cpuSeconds: number[] };

/**
 * Starts the gateway and each service one at a time; broker and database already run. Each was started once before, as when an image is
 * built.
 */
export async function timeStarts(setting: Setting, rounds: number): Promise<Start[]> {
  return await withBacking(setting, { name: 'starts', core: cores.both }, async (backing) => {
    const places = await placesOf(backing);
    const starts = places.map(({ name }): Start => ({ name, seconds: [], cpuSeconds: [] }));
    for (let round = 0; round <= rounds; round += 1) {
      for (const [at, place] of places.entries()) {
        const seen = await timeOne(backing, place);
        if (round > 0) {
          starts[at]?.seconds.push(seen.seconds);
          starts[at]?.cpuSeconds.push(seen.cpuSeconds);
        }
      }
    }
    return starts;
  });
}

async function timeOne(
  backing: Backing,
  place: Parameters<typeof startNode>[1],
): Promise<{ seconds: number; cpuSeconds: number }> {
  return await withChildren(backing.children, async (children) => {
    const startedAt = performance.now();
    const pid = await startNode({ ...backing, children }, { ...place, everyMs: 10 });
    return { seconds: (performance.now() - startedAt) / 1_000, cpuSeconds: cpuSecondsOf(pid) };
  });
}
