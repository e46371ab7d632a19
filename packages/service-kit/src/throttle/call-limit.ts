import { evictOldest } from '../evict-oldest.ts';
import type { LimitMetrics } from '../metrics/limit-metrics.ts';
import { allowedBy, limits, refusalOf } from './limits.ts';
import type { LimitValues, WindowName } from './limits.ts';
import { tooMany } from './too-many.ts';

/** Counts one call, or `count` calls at once. Throws 429 without counting if the window does not allow them. */
export type CallLimit = (key: string, count?: number) => void;

type CallLimitNeed = { name: WindowName; values: LimitValues; metrics: LimitMetrics; now: () => Date };
type Window = { count: number; endsAt: number };

const maxWindows = 50_000;

/** Counts in the memory of this process only, so that counting costs no database call. */
export function createCallLimit({ name, values, metrics, now }: CallLimitNeed): CallLimit {
  const { windowMs } = limits[name];
  const perWindow = allowedBy(name, values);
  const windows = new Map<string, Window>();

  function openWindow(key: string, at: number): Window {
    const open = windows.get(key);
    if (open !== undefined && open.endsAt > at) {
      return open;
    }
    windows.delete(key);
    evictOldest(windows, maxWindows);
    return { count: 0, endsAt: at + windowMs };
  }

  return (key, count = 1) => {
    const at = now().getTime();
    const { count: before, endsAt } = openWindow(key, at);
    if (before + count > perWindow) {
      metrics.reached(name);
      throw tooMany(endsAt - at, refusalOf(name, values));
    }
    windows.set(key, { count: before + count, endsAt });
  };
}
