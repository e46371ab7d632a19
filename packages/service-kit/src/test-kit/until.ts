import { setTimeout as pause } from 'node:timers/promises';

/** Polls until a worker's effect is visible; gives up after ten seconds. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let looks = 0; looks < 200; looks += 1) {
    if (await isSo()) {
      return;
    }
    await pause(50);
  }
  throw new Error('it never came to be');
}
