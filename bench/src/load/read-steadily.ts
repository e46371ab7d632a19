import { createHttpCaller } from '@marquee/bar-kit/http-caller';
import { openLoop } from '@marquee/bar-kit/open-loop';

import { ask, isRead } from './ask.ts';
import type { Told } from './ask.ts';
import type { Cast } from './cast.ts';
import { createReads } from './reads.ts';

type Load = { url: string; cast: Cast; perSecond: number };

/** `leftOut`: due reads that were never sent, because too many were in flight. */
export type Steady = { told: readonly Told[]; leftOut: number };

/** Reads what pages read, at a steady rate until `signal` is aborted; each time counts from when the read was due. */
export async function readSteadily({ url, cast, perSecond }: Load, signal: AbortSignal): Promise<Steady> {
  const caller = createHttpCaller(url);
  const reads = createReads(cast);
  const told: Told[] = [];
  const { leftOut } = await openLoop(
    async (dueAt) => {
      const fault = await ask(caller, reads.next(), isRead);
      told.push({ kind: 'read', ms: performance.now() - dueAt, fault });
    },
    { perSecond, signal },
  );
  caller.stop();
  return { told, leftOut };
}
