import { startLogin } from '@marquee/contracts/auth-operations';
import type { Page } from '@playwright/test';

import { callsOf } from './network.ts';
import { untilSaid } from './said.ts';
import { expect } from './test.ts';

/** The answer of a service to a call without a session, or with one that has ended. */
export const noSession = { status: 401, code: 'unauthenticated', message: 'Unauthorized' };

const toldLoggedOut = 'You are logged out. Logging in again...';

/** Waits for the toast, from which the redirect is timed. */
export function untilToldLoggedOut(page: Page): Promise<void> {
  return untilSaid(page, toldLoggedOut);
}

/**
 * Installs a fake clock. The returned function advances it by a second, beyond the moment of the redirect, and asserts that none happened.
 */
export async function watchForLogin(page: Page): Promise<() => Promise<void>> {
  await page.clock.install();
  const logins = callsOf(page, startLogin);
  return async () => {
    await page.clock.runFor(1_000);
    await expect(page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')).toHaveCount(0);
    expect(logins).toHaveLength(0);
  };
}
