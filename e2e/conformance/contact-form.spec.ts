import { sendContactMessage } from '@marquee/contracts/account-operations';
import { localAdmin } from '@marquee/local/environment';

import { aClient } from '../fixtures/people.ts';
import { toast } from '../fixtures/toast.ts';
import { fill } from './scene/fill.ts';
import { footer, goToForm, sendMessage, writeToOperator } from './scene/footer.ts';
import { mailedText, mailsTo } from '../fixtures/mails.ts';
import { callsOf, refuse } from './scene/network.ts';
import { expectSaid } from './scene/said.ts';
import { expect, test } from './scene/test.ts';

test.describe('2 Footer', () => {
  test('when the contact form is looked at, then name, e-mail, a free-text box and Send Message', async ({
    page,
  }) => {
    await goToForm(page);

    await expect(footer(page).getByLabel('Your Name')).toBeVisible();
    await expect(footer(page).getByLabel('Email Address')).toBeVisible();
    await expect(footer(page).locator('textarea')).toHaveAccessibleName('What service do you need?');
    await expect(footer(page).getByRole('button', { name: 'Send Message' })).toBeVisible();
  });

  test("when the contact form is sent, then 'Message Sent' and the operator has it by mail", async ({
    page,
  }) => {
    const { email } = aClient();
    await goToForm(page);
    await writeToOperator(page, email);

    await sendMessage(page);

    await expect(toast(page, 'Message Sent')).toBeVisible();
    await expect(footer(page).getByLabel('Your Name')).toHaveValue('');
    expect(await mailedText(page, localAdmin.email, email)).toContain('A DJ for a graduation');
  });

  test('when the contact form is filled in by a person, then its honeypot stays empty and out of sight', async ({
    page,
  }) => {
    const messages = callsOf(page, sendContactMessage);
    await goToForm(page);
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

  test('when its honeypot is filled in, then the same is said and nothing is mailed', async ({ page }) => {
    const [bot, person] = [aClient(), aClient()];
    await goToForm(page);
    await writeToOperator(page, bot.email);
    await footer(page).locator('input[name="website"]').fill('https://spam.example', { force: true });

    await sendMessage(page);

    await expect(toast(page, 'Message Sent')).toBeVisible();
    await expect(footer(page).getByLabel('Your Name')).toHaveValue('');
    await writeToOperator(page, person.email);
    await sendMessage(page);
    await mailedText(page, localAdmin.email, person.email);
    const mails = await mailsTo(page, localAdmin.email);
    expect(mails.filter(({ text }) => text.includes(bot.email))).toHaveLength(0);
  });

  // This product's limit is raised for its tests; that the sixth of an hour is one too many is in services/identity/test/contact.test.ts.
  test('when a message is answered as one too many, then when to try again, and what was typed stays', async ({
    page,
  }) => {
    const message = 'Too many attempts. Please try again in 12 minutes.';
    await refuse(page, sendContactMessage, { status: 429, code: 'too_many_attempts', message });
    await goToForm(page);
    await writeToOperator(page, aClient().email);

    await sendMessage(page);

    await expectSaid(page, 'Error', message);
    await expect(footer(page).getByLabel('What service do you need?')).toHaveValue('A DJ for a graduation');
  });
});
