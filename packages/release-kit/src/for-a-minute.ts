import { setTimeout as delay } from 'node:timers/promises';
import { Refusal } from './refusal.ts';

const patienceMs = 60_000;
const pauseMs = 1_000;

export type Clock = { now: () => Date; pause?: (milliseconds: number) => Promise<unknown> };

/** What is refused is asked again: the shell may be starting, and who answers may be the one before. After a minute the refusal is thrown. */
export async function forAMinute<Result>(
  ask: () => Promise<Result>,
  { now, pause = delay }: Clock,
): Promise<Result> {
  const deadline = now().getTime() + patienceMs;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Refusal) || now().getTime() >= deadline) {
        throw error;
      }
    }
    await pause(pauseMs);
  }
}
