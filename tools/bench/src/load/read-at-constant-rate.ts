import { createHttpCaller } from '@marquee/harness-kit/http-caller';
import { openLoop } from '@marquee/harness-kit/open-loop';

import { sendAndCheck, isOk } from './send-and-check.ts';
import type { RequestSample } from './send-and-check.ts';
import type { VirtualUsers } from './virtual-users.ts';
import { createReads } from './reads.ts';

type Load = { url: string; users: VirtualUsers; perSecond: number };

/** `skipped`: the number of due reads that were never sent, because too many others were in flight. */
export type ConstantLoad = { samples: readonly RequestSample[]; skipped: number };

/** Sends the reads of the pages at a steady rate until `signal` is aborted. The time of a read counts from the moment when it was due. */
export async function readAtConstantRate(
  { url, users, perSecond }: Load,
  signal: AbortSignal,
): Promise<ConstantLoad> {
  const caller = createHttpCaller(url);
  const reads = createReads(users);
  const samples: RequestSample[] = [];
  const { skipped } = await openLoop(
    async (dueAt) => {
      const fault = await sendAndCheck(caller, reads.next(), isOk);
      samples.push({ kind: 'read', ms: performance.now() - dueAt, fault });
    },
    { perSecond, signal },
  );
  caller.stop();
  return { samples, skipped };
}
