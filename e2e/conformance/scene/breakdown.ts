import type { Operation } from '@marquee/contracts/operation';
import type { Page } from '@playwright/test';

type Breakdown = { status: number; body: string };

/** Lets an operation fail as something between browser and service would: not in the words of the contract. */
export async function breakDown(page: Page, { path }: Operation, { status, body }: Breakdown): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === `/api${path}`,
    (route) => route.fulfill({ status, contentType: 'text/plain', body }),
  );
}
