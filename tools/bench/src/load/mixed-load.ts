import { openLoop } from '@marquee/harness-kit/open-loop';
import type { OfferedLoad } from '@marquee/harness-kit/open-loop';

import { sendAndCheck, isOk } from './send-and-check.ts';
import type { RequestSample } from './send-and-check.ts';
import type { VirtualUsers } from './virtual-users.ts';
import { createLeanCaller } from './lean-caller.ts';
import { createReads } from './reads.ts';
import { createJourneys } from './journeys.ts';

/** `unplanned`: the number of writes that replaced the step whose turn it was (see `createJourneys`). */
export type MixedLoadResult = OfferedLoad & {
  seconds: number;
  samples: readonly RequestSample[];
  unplanned: number;
};

/** `leadMs`: see `createJourneys`. */
type Load = { url: string; users: VirtualUsers; perSecond: number; leadMs: number };

/** One of five calls is a write. */
const callsPerWrite = 5;
/** Equal to the maximum number of connections that a gateway opens to a service. */
const maxConcurrent = 512;

/** Sends the requests of all users. Each call of `run` continues where the previous one ended. */
export function createMixedLoad({ url, users, perSecond, leadMs }: Load) {
  const caller = createLeanCaller(url);
  const reads = createReads(users);
  const journeys = createJourneys(users, { now: () => performance.now(), leadMs });
  let calls = 0;
  let unplanned = 0;

  async function write(): Promise<string | null> {
    const { call, isUnplanned, handleResponse } = journeys.next();
    unplanned += isUnplanned ? 1 : 0;
    return await sendAndCheck(caller, call, handleResponse);
  }

  return {
    stop: caller.stop,
    async run(seconds: number): Promise<MixedLoadResult> {
      const samples: RequestSample[] = [];
      unplanned = 0;
      const sendOne = async (dueAt: number): Promise<void> => {
        calls += 1;
        const kind = calls % callsPerWrite === 0 ? 'write' : 'read';
        const fault = await (kind === 'write' ? write() : sendAndCheck(caller, reads.next(), isOk));
        samples.push({ kind, ms: performance.now() - dueAt, fault });
      };
      const signal = AbortSignal.timeout(seconds * 1_000);
      const offered = await openLoop(sendOne, { perSecond, signal, maxConcurrent });
      return { ...offered, seconds, samples, unplanned };
    },
  };
}
