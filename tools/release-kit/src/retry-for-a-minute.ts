import { setTimeout as delay } from 'node:timers/promises';
import { Refusal } from './refusal.ts';

const timeoutMs = 60_000;
const pauseMs = 1_000;

export type Clock = { now: () => Date; pause?: (milliseconds: number) => Promise<unknown> };

/**
 * Retries every second while the attempt throws a Refusal, because the shell may be starting or an old replica may have answered. Throws
 * the last Refusal after a minute, and any other error at once.
 */
export async function retryForAMinute<Result>(
  attempt: () => Promise<Result>,
  { now, pause = delay }: Clock,
): Promise<Result> {
  const deadline = now().getTime() + timeoutMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof Refusal) || now().getTime() >= deadline) {
        throw error;
      }
    }
    await pause(pauseMs);
  }
}
