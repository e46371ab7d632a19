import { localAdmin } from '@marquee/local/environment';

import { aClient } from '../fixtures/people.ts';
import { toast } from '../fixtures/toast.ts';
import { footer, goToContactForm, sendMessage, fillContactForm } from './fixtures/footer.ts';
import { waitForEmailText, emailsTo } from '../fixtures/emails.ts';
import { expect, test } from './fixtures/test.ts';

test.describe('2 Footer', () => {
  test("when the contact form is sent, then 'Message Sent' appears, and the operator receives the message by email", async ({
    page,
  }) => {
    const { email } = aClient();
    await goToContactForm(page);
    await fillContactForm(page, email);

    await sendMessage(page);

    await expect(toast(page, 'Message Sent')).toBeVisible();
    await expect(footer(page).getByLabel('Your Name')).toHaveValue('');
    expect(await waitForEmailText(page, localAdmin.email, email)).toContain('A DJ for a graduation');
  });

  test("when the honeypot field is filled in, then 'Message Sent' appears, but no email is sent", async ({
    page,
  }) => {
    const [bot, person] = [aClient(), aClient()];
    await goToContactForm(page);
    await fillContactForm(page, bot.email);
    await footer(page).locator('input[name="website"]').fill('https://spam.example', { force: true });

    await sendMessage(page);

    await expect(toast(page, 'Message Sent')).toBeVisible();
    await expect(footer(page).getByLabel('Your Name')).toHaveValue('');
    await fillContactForm(page, person.email);
    await sendMessage(page);
    await waitForEmailText(page, localAdmin.email, person.email);
    const emails = await emailsTo(page, localAdmin.email);
    expect(emails.filter(({ text }) => text.includes(bot.email))).toHaveLength(0);
  });
});
