import { setTimeout as wait } from 'node:timers/promises';

import type { ManagedProcess } from '../stack/managed-process.ts';
import { residentMegabytes } from './resident-memory.ts';

type Watched = Pick<ManagedProcess, 'name' | 'pid' | 'isRunning'>;

/**
 * `grownMegabytes`: peak growth of the process that grew most, `grownBy`. `died`: processes that exited or were restarted during the watch.
 */
export type Growth = { grownMegabytes: number; grownBy: string; died: readonly string[] };

type Need = { signal: AbortSignal; everyMs?: number; sizeOf?: (pid: number | undefined) => number };

/** Samples every `everyMs` until `signal` is aborted, and once more then. A peak during the watch therefore counts, not only its end. */
export async function watchMemory(
  nodes: readonly Watched[],
  { signal, everyMs = 1_000, sizeOf = residentMegabytes }: Need,
): Promise<Growth> {
  const first = nodes.map((node) => ({ node, pid: node.pid(), size: sizeOf(node.pid()) }));
  const died = new Set<string>();
  let grownMegabytes = 0;
  let grownBy = 'nobody';

  function look(): void {
    for (const { node, pid, size } of first) {
      if (node.pid() !== pid || !node.isRunning()) {
        died.add(node.name);
      }
      const grown = sizeOf(pid) - size;
      if (grown > grownMegabytes) {
        grownMegabytes = grown;
        grownBy = node.name;
      }
    }
  }

  while (!signal.aborted) {
    look();
    await wait(everyMs, undefined, { signal }).catch(() => undefined);
  }
  look();
  return { grownMegabytes, grownBy, died: [...died] };
}
