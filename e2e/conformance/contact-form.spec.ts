import { localAdmin } from '@marquee/local/environment';

import { aClient } from '../fixtures/people.ts';
import { toast } from '../fixtures/toast.ts';
import { footer, goToForm, sendMessage, writeToOperator } from './scene/footer.ts';
import { mailedText, mailsTo } from '../fixtures/mails.ts';
import { expect, test } from './scene/test.ts';

test.describe('2 Footer', () => {
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
});
