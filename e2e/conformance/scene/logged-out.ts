import { startLogin } from '@marquee/contracts/auth-operations';
import type { Page } from '@playwright/test';

import { callsOf } from './network.ts';
import { untilSaid } from './said.ts';
import { expect } from './test.ts';

/** How a service says that there is no session, or none any more. */
export const noSession = { status: 401, code: 'unauthenticated', message: 'Unauthorized' };

const toldLoggedOut = 'You are logged out. Logging in again...';

/** What is timed begins with the toast. */
export function untilToldLoggedOut(page: Page): Promise<void> {
  return untilSaid(page, toldLoggedOut);
}

/** Takes the page's clock; the returned look comes after the moment that would have sent the user away. */
export async function watchForLogin(page: Page): Promise<() => Promise<void>> {
  await page.clock.install();
  const logins = callsOf(page, startLogin);
  return async () => {
    await page.clock.runFor(1_000);
    await expect(page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')).toHaveCount(0);
    expect(logins).toHaveLength(0);
  };
}
