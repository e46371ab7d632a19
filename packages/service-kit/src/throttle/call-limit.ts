import { forgetOldest } from '../forget-oldest.ts';
import { tooMany } from './rate.ts';

/** Counts what somebody asks for, one or `count` at once; what is more than a window allows is refused with 429, and does not count. */
export type CallLimit = (who: string, count?: number) => void;

type CallLimitNeed = { perWindow: number; windowMs: number; now: () => Date };
type Window = { count: number; endsAt: number };

const mostRemembered = 50_000;
const refusal = { code: 'too_many_requests', message: 'Too many requests.' };

/** At this process alone, and in its memory: for what is too cheap to be written down. */
export function createCallLimit({ perWindow, windowMs, now }: CallLimitNeed): CallLimit {
  const windows = new Map<string, Window>();

  function openWindow(who: string, at: number): Window {
    const open = windows.get(who);
    if (open !== undefined && open.endsAt > at) {
      return open;
    }
    windows.delete(who);
    forgetOldest(windows, mostRemembered);
    return { count: 0, endsAt: at + windowMs };
  }

  return (who, count = 1) => {
    const at = now().getTime();
    const { count: before, endsAt } = openWindow(who, at);
    if (before + count > perWindow) {
      throw tooMany(endsAt - at, refusal);
    }
    windows.set(who, { count: before + count, endsAt });
  };
}
