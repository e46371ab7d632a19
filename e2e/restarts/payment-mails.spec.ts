import { verifyEmail } from '@marquee/contracts/auth-operations';
import type { BrowserClient } from '@marquee/local/demo/api-client';

import { acceptAQuote } from '../fixtures/accept-a-quote.ts';
import { expect, test } from '../fixtures/test.ts';

type Mail = { to: string; subject: string; text: string; at: string };

/** Oldest first. */
async function mailsTo(url: string, to: string): Promise<Mail[]> {
  const answer = await fetch(`${url}/dev/mailbox.json?to=${encodeURIComponent(to)}`);
  return ((await answer.json()) as Mail[]).toReversed();
}

async function confirm(url: string, client: BrowserClient, email: string): Promise<void> {
  const [mail] = await mailsTo(url, email);
  const token = /\?verify=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? 'none';
  await client.call(verifyEmail, { body: { token } });
}

async function moveClock(url: string, days: number): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  await fetch(`${url}/dev/clock`, { method: 'POST', headers, body: JSON.stringify({ days }) });
}

test.describe('the emails of a booking', () => {
  test('when nobody pays, then the client is reminded four times and the provider is told once', async ({
    product,
  }) => {
    const url = product.url;
    await product.start();
    const booked = await acceptAQuote(url, { once: () => undefined });
    const [client, provider] = [booked.clientAccount.email, booked.providerAccount.email];
    await confirm(url, booked.client, client);
    await confirm(url, booked.provider, provider);
    const mails = async () => [...(await mailsTo(url, client)), ...(await mailsTo(url, provider))];
    const subjects = async () => (await mails()).map(({ subject }) => subject);
    await expect.poll(subjects).toContain('You are booked: Robin’s Graduation');
    const before = (await mails()).length;

    await moveClock(url, 36);
    // Day by day, so that no reminder overtakes another: the invoice, four reminders, the overdue notice, and two for each side about the event.
    for (let more = 1; more <= 10; more += 1) {
      await expect(async () => {
        await moveClock(url, 1);
        await expect
          .poll(async () => (await mails()).length, { timeout: 2_000 })
          .toBeGreaterThanOrEqual(before + more);
      }).toPass();
    }

    const rows = (await mails()).toSorted((one, other) => one.at.localeCompare(other.at));
    await test.info().attach('mailbox', {
      body: rows.map(({ to, subject, at }) => `| ${to} | ${subject} | ${at} |`).join('\n'),
      contentType: 'text/plain',
    });
    const about = (email: string) =>
      rows
        .filter(({ to, subject }) => to === email && /invoice no/i.test(subject))
        .map(({ subject }) => subject);
    expect(about(client)).toEqual([
      'Invoice no. 1 for Robin’s Graduation',
      'Reminder: invoice no. 1 for Robin’s Graduation is due in 3 days',
      'Reminder: invoice no. 1 for Robin’s Graduation is due today',
      'Overdue: invoice no. 1 for Robin’s Graduation',
      'Overdue: invoice no. 1 for Robin’s Graduation',
    ]);
    expect(about(provider)).toEqual(['Overdue: invoice no. 1 for Robin’s Graduation']);
  });
});
