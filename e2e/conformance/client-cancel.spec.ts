import { openUntil } from '../fixtures/open-until.ts';
import { anAcceptedQuote, aSentEvent, aSentQuote } from './fixtures/bookings.ts';
import { eventRow, fact } from './fixtures/client-actions.ts';
import { expect, test } from './fixtures/test.ts';

const name = 'Robin’s Graduation';

test.describe('Decisions: cancelling', () => {
  async function cancel(page: Parameters<typeof eventRow>[0], reason: string) {
    await page.getByRole('button', { name: 'View' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel Event' }).click();
    await page.getByLabel('Reason').fill(reason);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel Event' }).click();
  }

  test('when a sent event is cancelled with a reason, then it shows Cancelled, who cancelled it and why', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    await aSentEvent({ client, provider });
    await page.goto('/client-admin');

    await cancel(page, 'Moving away');

    await expect(eventRow(page, name).getByText('Cancelled', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'View' }).click();
    await expect(fact(page.getByRole('dialog'), 'Cancelled')).toHaveText(/, by you$/);
    await expect(fact(page.getByRole('dialog'), 'Reason')).toHaveText('Moving away');
  });

  test('when a booked event is cancelled, then it shows Cancelled', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    await anAcceptedQuote({ client, provider });
    await openUntil(page, '/client-admin', () =>
      expect(page.getByText('Booked', { exact: true })).toBeVisible({ timeout: 2_000 }),
    );

    await cancel(page, 'Moving away');

    await expect(eventRow(page, name).getByText('Cancelled', { exact: true })).toBeVisible();
  });

  test('when an event with an open quote is cancelled, then the quote disappears from the Quotes tab', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    await aSentQuote({ client, provider });
    await page.goto('/client-admin');

    await cancel(page, 'Moving away');
    await page.getByRole('tab', { name: 'Quotes' }).click();

    await expect(page.getByRole('heading', { name: 'Quotes Coming Soon!' })).toBeVisible();
  });
});
