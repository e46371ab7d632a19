import { sendContactMessage } from '@marquee/contracts/account-operations';
import type { Locator, Page } from '@playwright/test';

import { toast } from '../fixtures/toast.ts';
import { fill } from './scene/fill.ts';
import { mainHeading } from './scene/main-heading.ts';
import { callsOf } from './scene/network.ts';
import { expect, test } from './scene/test.ts';

const serviceCategories = [
  'Entertainment & Performers',
  'Music & Audio',
  'Lighting & Visual Effects',
  'Photography & Videography',
  'Décor & Styling',
  'Venue & Logistics',
  'Catering & Bar',
  'Planning & Coordination',
  'Cultural & Ceremony Services',
  'Guest Experience & Extras',
];

test.describe('2 Footer', () => {
  test('when a page is read to its end, then the contact details', async ({ page }) => {
    await page.goto('/home');

    for (const detail of ['hello@marquee.example', '(212) 555-0142', 'New York, NY']) {
      await expect(footer(page).getByText(detail)).toBeVisible();
    }
  });

  test('when a page is read to its end, then the ten service categories', async ({ page }) => {
    await page.goto('/home');

    for (const category of serviceCategories) {
      await expect(footer(page).getByText(category, { exact: true })).toBeVisible();
    }
  });

  test('when the contact form is looked at, then name, e-mail, a free-text box and Send Message', async ({
    page,
  }) => {
    await page.goto('/home');

    await expect(footer(page).getByLabel('Your Name')).toBeVisible();
    await expect(footer(page).getByLabel('Email Address')).toBeVisible();
    await expect(footer(page).locator('textarea')).toHaveAccessibleName('What service do you need?');
    await expect(footer(page).getByRole('button', { name: 'Send Message' })).toBeVisible();
  });

  test("when the contact form is sent, then 'Message Sent'", async ({ page }) => {
    await page.goto('/home');

    await fill(footer(page), {
      'Your Name': 'Robin Vale',
      'Email Address': 'robin@journey.example',
      'What service do you need?': 'A DJ for a graduation',
    });
    await footer(page).getByRole('button', { name: 'Send Message' }).click();

    await expect(toast(page, 'Message Sent')).toBeVisible();
    await expect(footer(page).getByLabel('Your Name')).toHaveValue('');
  });

  test('when the contact form is filled in by a person, then its honeypot stays empty and out of sight', async ({
    page,
  }) => {
    const messages = callsOf(page, sendContactMessage);
    await page.goto('/home');
    await fill(footer(page), { 'Your Name': 'Robin Vale', 'Email Address': 'robin@journey.example' });

    await page.keyboard.press('Tab');
    await page.keyboard.type('A DJ for a graduation');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');

    await expect(toast(page, 'Message Sent')).toBeVisible();
    expect(messages[0]?.postDataJSON()).toEqual({
      name: 'Robin Vale',
      email: 'robin@journey.example',
      message: 'A DJ for a graduation',
      website: '',
    });
  });

  test('when a page is read to its end, then copyright 2024', async ({ page }) => {
    await page.goto('/home');

    await expect(footer(page).getByText('© 2024 Marquee')).toBeVisible();
  });

  for (const [name, path, heading] of [
    ['Founder', '/founder', 'The founder of Marquee'],
    ['Privacy Policy', '/privacy-policy', 'Privacy Policy'],
    ['Terms of Service', '/terms', 'Terms of Service'],
  ] as const) {
    test(`when '${name}' is followed, then it leads to ${path}`, async ({ page }) => {
      await page.goto('/home');

      await footer(page).getByRole('link', { name }).click();

      await expect(mainHeading(page, heading)).toBeVisible();
      await expect(page).toHaveURL(path);
    });
  }

  test("when 'Support' is pressed, then it leads nowhere", async ({ page }) => {
    await page.goto('/founder');

    await footer(page).getByText('Support').click();

    await expect(mainHeading(page, 'The founder of Marquee')).toBeVisible();
    await expect(page).toHaveURL('/founder');
    await expect(footer(page).getByRole('link', { name: 'Support' })).toBeHidden();
  });
});

function footer(page: Page): Locator {
  return page.getByRole('contentinfo');
}
