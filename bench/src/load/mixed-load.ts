import { openLoop } from '@marquee/bar-kit/open-loop';
import type { Offered } from '@marquee/bar-kit/open-loop';

import { ask, isRead } from './ask.ts';
import type { Told } from './ask.ts';
import type { Cast } from './cast.ts';
import { createLeanCaller } from './lean-caller.ts';
import { createReads } from './reads.ts';
import { createStories } from './stories.ts';

/** `instead`: how many writes were not of the step whose turn it was (see `createStories`). */
export type Mixed = Offered & { seconds: number; told: readonly Told[]; instead: number };

/** `leadMs`: see `createStories`. */
type Load = { url: string; cast: Cast; perSecond: number; leadMs: number };

/** One of five calls is a write. */
const everyWrite = 5;
/** A gateway opens no more connections than this to a service either. */
const mostAtOnce = 512;

/** All simulated people; `run` may be called repeatedly and continues where it left off. */
export function createMixedLoad({ url, cast, perSecond, leadMs }: Load) {
  const caller = createLeanCaller(url);
  const reads = createReads(cast);
  const stories = createStories(cast, { now: () => performance.now(), leadMs });
  let asked = 0;
  let instead = 0;

  async function write(): Promise<string | null> {
    const { call, isInstead, isAnswered } = stories.next();
    instead += isInstead ? 1 : 0;
    return await ask(caller, call, isAnswered);
  }

  return {
    stop: caller.stop,
    async run(seconds: number): Promise<Mixed> {
      const told: Told[] = [];
      instead = 0;
      const act = async (dueAt: number): Promise<void> => {
        asked += 1;
        const kind = asked % everyWrite === 0 ? 'write' : 'read';
        const fault = await (kind === 'write' ? write() : ask(caller, reads.next(), isRead));
        told.push({ kind, ms: performance.now() - dueAt, fault });
      };
      const signal = AbortSignal.timeout(seconds * 1_000);
      const offered = await openLoop(act, { perSecond, signal, mostAtOnce });
      return { ...offered, seconds, told, instead };
    },
  };
}
