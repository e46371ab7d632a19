import { section } from './scene/section.ts';
import { expect, test } from './scene/test.ts';

test.describe('9 Terms and limits', () => {
  test('when billing is read, then $99 per month, free until October 1, 2025', async ({ page }) => {
    await page.goto('/terms');

    await expect(section(page, 'Payment and billing')).toContainText('$99 per month');
    await expect(section(page, 'Payment and billing')).toContainText('free until October 1, 2025');
  });

  test('when billing is read, then no refund for partial months', async ({ page }) => {
    await page.goto('/terms');

    await expect(section(page, 'Payment and billing')).toContainText('partial months are not refunded');
  });

  test('when changes of the terms are read, then they take effect 30 days after notice', async ({ page }) => {
    await page.goto('/terms');

    await expect(section(page, 'Changes')).toContainText('take effect 30 days after notice');
  });

  test('when liability is read, then it is capped at what was paid in the prior 12 months', async ({
    page,
  }) => {
    await page.goto('/terms');

    await expect(section(page, 'Liability')).toContainText('the amount you paid us in the prior 12 months');
  });

  test('when the rights are read, then privacy requests are answered within 30 days', async ({ page }) => {
    await page.goto('/privacy-policy');

    await expect(section(page, 'Your rights')).toContainText('We answer privacy requests within 30 days');
  });

  test('when children are read about, then Marquee is not for those under 13', async ({ page }) => {
    await page.goto('/privacy-policy');

    await expect(section(page, 'Children under 13')).toContainText('not for children under 13');
  });
});

test.describe('9 Provider plan', () => {
  test('when a provider signs up, then $99 per month, free until October 1, 2025', async ({ page }) => {
    // The sentence holds until that day.
    await page.clock.setFixedTime('2025-09-30T12:00:00-04:00');
    await page.goto('/auth');

    await page.getByRole('tab', { name: "I'm a Provider" }).click();

    await expect(page.getByText('$99 per month, free until October 1, 2025.')).toBeVisible();
  });
});
