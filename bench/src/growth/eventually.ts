import { setTimeout as wait } from 'node:timers/promises';

const withinSeconds = 20;

/** Retries until it succeeds; throws the last error at the end. */
export async function eventually<Result>(act: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + withinSeconds * 1_000;
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (performance.now() > deadline) {
        throw error;
      }
      await wait(50);
    }
  }
}
