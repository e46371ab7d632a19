import { setTimeout as pause } from 'node:timers/promises';

/** Polls until the check passes. Fails after 200 attempts, with 50 ms between them. */
export async function pollUntil(check: () => Promise<boolean>): Promise<void> {
  for (let attempts = 0; attempts < 200; attempts += 1) {
    if (await check()) {
      return;
    }
    await pause(50);
  }
  throw new Error('the condition was not met in time');
}
