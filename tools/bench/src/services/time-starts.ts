import type { Setting } from '../gates/gate.ts';
import { cpuSecondsOf } from '../measure/cpu-seconds.ts';
import { cores } from '../measure/pinned.ts';
import { withChildren } from '../measure/with-children.ts';
import { startServiceProcess } from './start-service-process.ts';
import { withBacking } from './with-backing.ts';
import type { Backing } from './with-backing.ts';
import { nodesOf } from './with-product.ts';

/** One value per round. `seconds`: time from the command until the process reports ready. `cpuSeconds`: its processor time until then. */
export type Start = { name: string; seconds: number[]; cpuSeconds: number[] };

/**
 * Starts the gateway and each service, one at a time; broker and database already run. An extra first round fills the compile cache, as the
 * build of an image does.
 */
export async function timeStarts(setting: Setting, rounds: number): Promise<Start[]> {
  return await withBacking(setting, { name: 'starts', core: cores.both }, async (backing) => {
    const nodes = await nodesOf(backing);
    const starts = nodes.map(({ name }): Start => ({ name, seconds: [], cpuSeconds: [] }));
    for (let round = 0; round <= rounds; round += 1) {
      for (const [at, node] of nodes.entries()) {
        const start = await timeOne(backing, node);
        if (round > 0) {
          starts[at]?.seconds.push(start.seconds);
          starts[at]?.cpuSeconds.push(start.cpuSeconds);
        }
      }
    }
    return starts;
  });
}

async function timeOne(
  backing: Backing,
  node: Parameters<typeof startServiceProcess>[1],
): Promise<{ seconds: number; cpuSeconds: number }> {
  return await withChildren(backing.children, async (children) => {
    const startedAt = performance.now();
    const pid = await startServiceProcess({ ...backing, children }, { ...node, pollMs: 10 });
    return { seconds: (performance.now() - startedAt) / 1_000, cpuSeconds: cpuSecondsOf(pid) };
  });
}
