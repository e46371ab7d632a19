import { signIn } from '@marquee/e2e/fixtures/sign-in';
import type { Browser, Page } from '@playwright/test';

import { slowDownProcessor } from '../browser/slow-phone.ts';
import type { LongQuote } from './a-long-quote.ts';
import { slowestInteraction } from './slowest-interaction.ts';
import type { Act, Slowest } from './slowest-interaction.ts';
import { inputsWhenPainted, now, watchInputs } from './watch-inputs.js';

const desk = { viewport: { width: 1440, height: 900 }, locale: 'en-US' };

/** Milliseconds between keys: a fast typist. */
const typing = { delay: 100 };

type Editing = { url: string; quote: LongQuote; lines: number };

/**
 * Opens the quote in its editor, on a desktop with a slow processor, removes a line, types and adds a new one, and types a discount.
 * Afterwards the number of lines is unchanged: adding one also completes the removal.
 */
export async function editLongQuote(browser: Browser, { url, quote, lines }: Editing): Promise<Slowest> {
  const context = await browser.newContext({ ...desk, baseURL: url });
  try {
    const page = await context.newPage();
    await signIn(page, url, quote.account);
    await page.addInitScript(watchInputs);
    await page.goto(`/provider/quotes/${quote.id}`);
    await untilThereAre(page, lines);
    await page.waitForLoadState('networkidle');
    await slowDownProcessor(page);
    const acts: Act[] = [];
    for (const [name, act] of Object.entries(actsOn(page, lines))) {
      acts.push({ name, from: await page.evaluate(now) });
      await act();
    }
    return slowestInteraction(await page.evaluate(inputsWhenPainted), acts);
  } finally {
    await context.close();
  }
}

function actsOn(page: Page, lines: number): Record<string, () => Promise<void>> {
  return {
    async 'taking a line away'() {
      await page
        .getByRole('button', { name: /^Remove / })
        .first()
        .click();
      await untilThereAre(page, lines - 1);
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
      await untilThereAre(page, lines);
    },
    async 'typing a discount'() {
      await page.getByRole('form', { name: 'Terms' }).getByLabel('Discount').pressSequentially('25', typing);
    },
  };
}

async function untilThereAre(page: Page, lines: number): Promise<void> {
  await page.getByRole('region', { name: 'Services' }).getByText(`${lines} lines`, { exact: true }).waitFor();
}
