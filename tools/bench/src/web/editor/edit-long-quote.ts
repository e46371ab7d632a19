import { signIn } from '@marquee/e2e/fixtures/sign-in';
import type { Browser, Page } from '@playwright/test';

import { slowDownProcessor } from '../browser/slow-phone.ts';
import type { LongQuote } from './a-long-quote.ts';
import { slowestInteraction } from './slowest-interaction.ts';
import type { UserAction, SlowestInteraction } from './slowest-interaction.ts';
import { collectInputs, now, recordInputs } from './record-inputs.js';

const desktop = { viewport: { width: 1440, height: 900 }, locale: 'en-US' };

/** Milliseconds between two keys of a fast typist. */
const typing = { delay: 100 };

type EditOptions = { url: string; quote: LongQuote; lines: number };

/**
 * Opens the quote's editor on a desktop with a slow processor, removes a line, types and adds another, and types a discount. Afterwards the
 * stored quote has as many lines as before: adding a line also carries out the removal, which otherwise waits some seconds for an undo.
 */
export async function editLongQuote(
  browser: Browser,
  { url, quote, lines }: EditOptions,
): Promise<SlowestInteraction> {
  const context = await browser.newContext({ ...desktop, baseURL: url });
  try {
    const page = await context.newPage();
    await signIn(page, url, quote.account);
    await page.addInitScript(recordInputs);
    await page.goto(`/provider/quotes/${quote.id}`);
    await waitForLines(page, lines);
    await page.waitForLoadState('networkidle');
    await slowDownProcessor(page);
    const actions: UserAction[] = [];
    for (const [name, action] of Object.entries(actionsOn(page, lines))) {
      actions.push({ name, from: await page.evaluate(now) });
      await action();
    }
    return slowestInteraction(await page.evaluate(collectInputs), actions);
  } finally {
    await context.close();
  }
}

function actionsOn(page: Page, lines: number): Record<string, () => Promise<void>> {
  return {
    async 'removing a line'() {
      await page
        .getByRole('button', { name: /^Remove / })
        .first()
        .click();
      await waitForLines(page, lines - 1);
    },
    async 'typing a service'() {
      await page.getByLabel('Service name').pressSequentially('Fog', typing);
    },
    async 'typing its cost'() {
      await page
        .getByRole('form', { name: 'Add a service' })
        .getByLabel('Cost')
        .pressSequentially('125.50', typing);
    },
    async 'adding the line'() {
      await page.getByRole('button', { name: 'Add Service' }).click();
      await waitForLines(page, lines);
    },
    async 'typing a discount'() {
      await page.getByRole('form', { name: 'Terms' }).getByLabel('Discount').pressSequentially('25', typing);
    },
  };
}

async function waitForLines(page: Page, lines: number): Promise<void> {
  await page.getByRole('region', { name: 'Services' }).getByText(`${lines} lines`, { exact: true }).waitFor();
}
