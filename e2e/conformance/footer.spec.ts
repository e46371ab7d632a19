import { footer } from './scene/footer.ts';
import { mainHeading } from './scene/main-heading.ts';
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
