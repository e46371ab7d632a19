import { setTimeout as wait } from 'node:timers/promises';

const timeoutSeconds = 20;

/** Repeats `attempt` until it succeeds. After the timeout, rejects with the last error of `attempt`. */
export async function eventually<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + timeoutSeconds * 1_000;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > deadline) {
        throw error;
      }
      await wait(50);
    }
  }
}
