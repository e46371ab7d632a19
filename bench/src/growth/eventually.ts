import { setTimeout as wait } from 'node:timers/promises';

const withinSeconds = 20;

/** Tries until it succeeds; in the end its last error. */
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
