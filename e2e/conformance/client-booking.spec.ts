import { listClientEvents } from '@marquee/contracts/client-event-operations';
import type { Request } from '@playwright/test';

import { aSentQuote } from './fixtures/bookings.ts';
import { acceptQuote } from './fixtures/client-actions.ts';
import { aNewClient } from './fixtures/person.ts';
import { mockOperation, callsOf } from './fixtures/network.ts';
import { waitForToast } from './fixtures/toasts.ts';
import { expect, test } from './fixtures/test.ts';

const name = 'Robin’s Graduation';
const quotes = '/client-admin?tab=quotes';

test.describe('6 Accepting as a client', () => {
  test('when the quote is addressed to another client, then this client can neither see nor accept it', async ({
    clientPage: page,
    url,
    provider,
  }) => {
    await aSentQuote({ client: await aNewClient(url), provider });

    await page.goto(quotes);

    await expect(page.getByRole('heading', { name: 'Quotes Coming Soon!' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Accept this Quote' })).toBeHidden();
  });
});

test.describe('Decisions: booking', () => {
  test('when a quote is accepted, then the event shows as booked with the total, without a reload', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    await aSentQuote({ client, provider });
    await page.goto(quotes);

    await acceptQuote(page);
    await page.getByRole('tab', { name: 'My Events' }).click();

    const article = page.getByRole('article', { name });
    await expect(article.getByText('Booked', { exact: true })).toBeVisible();
    await expect(article).toContainText('Total $599.00');
  });

  test("when the booking does not appear, then the page reads the events three more times and shows 'Still being processed'", async ({
    clientPage: page,
    client,
    provider,
  }) => {
    await aSentQuote({ client, provider });
    const events = await client.api.call(listClientEvents, {});
    await mockOperation(
      page,
      listClientEvents,
      events.map((event) => ({ ...event, status: 'proposal' })),
    );
    await page.clock.install();
    await page.goto(quotes);
    await page.getByRole('button', { name: 'Accept this Quote' }).click();
    const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Accept this Quote' });
    // The dialog loads on the first interaction, and loading needs a running clock.
    await confirm.waitFor();
    await page.clock.pauseAt(Date.now() + 60_000);
    const reads = callsOf(page, listClientEvents);
    const stillProcessing = page.getByText('Still being processed');

    await confirm.click();
    await waitForToast(page, 'Quote Accepted');

    // The acceptance itself fetches the events once; polling starts after that.
    const initialReads = await waitForReads(reads, 1);
    for (const [index, pause] of [300, 700, 2_000].entries()) {
      await page.clock.runFor(pause - 20);
      expect(reads).toHaveLength(initialReads + index);
      await expect(stillProcessing).toBeHidden();
      await page.clock.runFor(20);
      await waitForReads(reads, initialReads + index + 1);
    }
    await expect(stillProcessing).toBeVisible();
    await page.clock.runFor(60_000);
    expect(reads).toHaveLength(initialReads + 3);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await waitForReads(reads, initialReads + 4);
  });
});

/** Waits for this number of calls and for the answer to the last of them. */
async function waitForReads(calls: Request[], count: number): Promise<number> {
  await expect.poll(() => calls.length).toBe(count);
  await (await calls.at(-1)?.response())?.finished();
  return count;
}
