import { setTimeout as pause } from 'node:timers/promises';

/** What a worker does in its own time; gives up after ten seconds. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let looks = 0; looks < 200; looks += 1) {
    if (await isSo()) {
      return;
    }
    await pause(50);
  }
  throw new Error('it never came to be');
}
