import { aSentQuote } from '../conformance/fixtures/bookings.ts';
import { expect, test } from '../conformance/fixtures/test.ts';
import { moveTo, pressOn, tabTo, typeInto } from '../fixtures/keyboard.ts';
import { aProvider } from '../fixtures/people.ts';
import { toast } from '../fixtures/toast.ts';

test.describe('a visitor without a mouse', () => {
  test('when they press the skip link of a page, then the main content has the focus', async ({ page }) => {
    await page.goto('/terms');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await pressOn(page, page.getByRole('link', { name: /^Skip to/ }));

    await expect(page.getByRole('main')).toBeFocused();
  });

  test('when they sign up as a provider of a service, then they have an account', async ({ page }) => {
    const form = page.getByRole('form', { name: 'Create a provider account' });
    const provider = aProvider();
    await page.goto('/auth');

    await tabTo(page, page.getByRole('tab', { name: "I'm a Client" }));
    await moveTo(page, page.getByRole('tab', { name: "I'm a Provider" }), 'ArrowRight');
    await typeInto(page, form.getByLabel('Business Name'), provider.businessName);
    await typeInto(page, form.getByLabel('Email'), provider.email);
    await typeInto(page, form.getByLabel('Phone'), provider.phone);
    await typeInto(page, form.getByLabel('Password', { exact: true }), provider.password);
    await typeInto(page, form.getByLabel('Confirm Password'), provider.password);
    await pressOn(page, form.getByRole('checkbox', { name: 'DJ Services' }), 'Space');
    await expect(form.getByRole('checkbox', { name: 'DJ Services' })).toBeChecked();
    await pressOn(page, form.getByRole('button', { name: 'Create Account' }));

    await expect(toast(page, 'Provider Account Created')).toBeVisible();
  });

  test('when they write a message with the form below a page, then it is sent', async ({ page }) => {
    const footer = page.getByRole('contentinfo');
    await page.goto('/home');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    // The form loads when the end of the page is near the viewport.
    await tabTo(page, page.getByRole('main').getByRole('link').last());
    await typeInto(page, footer.getByLabel('Your Name'), 'Robin Vale');
    await typeInto(page, footer.getByLabel('Email Address'), 'robin@journey.example');
    await typeInto(page, footer.getByLabel('What service do you need?'), 'A DJ for a graduation');
    await pressOn(page, footer.getByRole('button', { name: 'Send Message' }));

    await expect(toast(page, 'Message Sent')).toBeVisible();
  });

  test('when they open a quote’s public address, then they can sign in and accept the quote', async ({
    page,
    client,
    provider,
  }) => {
    const { id } = await aSentQuote({ client, provider });
    const form = page.getByRole('form', { name: 'Sign In' });
    const accept = page.getByRole('button', { name: 'Accept this Quote' });
    await page.goto(`/quote?quote=${id}`);
    await expect(page.getByRole('article')).toBeVisible();

    await pressOn(page, page.getByRole('link', { name: 'Sign In to Client Portal' }));
    await typeInto(page, form.getByLabel('Email'), client.account.email);
    await typeInto(page, form.getByLabel('Password', { exact: true }), client.account.password);
    await page.keyboard.press('Enter');
    await pressOn(page, accept);
    await pressOn(page, page.getByRole('alertdialog').getByRole('button', { name: 'Accept this Quote' }));

    await expect(toast(page, 'Quote Accepted')).toBeVisible();
    await expect(accept).toBeHidden();
  });
});
