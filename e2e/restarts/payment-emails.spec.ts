import { verifyEmail } from '@marquee/contracts/auth-operations';
import type { BrowserClient } from '@marquee/local/demo/api-client';

import { acceptAQuote } from '../fixtures/accept-a-quote.ts';
import { expect, test } from '../fixtures/test.ts';

type Email = { to: string; subject: string; text: string; at: string };

/** The emails to an address, oldest first. */
async function emailsTo(url: string, to: string): Promise<Email[]> {
  const answer = await fetch(`${url}/dev/mailbox.json?to=${encodeURIComponent(to)}`);
  return ((await answer.json()) as Email[]).toReversed();
}

async function confirm(url: string, client: BrowserClient, email: string): Promise<void> {
  const [message] = await emailsTo(url, email);
  const token = /\?verify=([\w-]+)/.exec(message?.text ?? '')?.[1] ?? 'none';
  await client.call(verifyEmail, { body: { token } });
}

async function moveClock(url: string, days: number): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  await fetch(`${url}/dev/clock`, { method: 'POST', headers, body: JSON.stringify({ days }) });
}

/**
 * The days that the clock advances, and the number of emails that this causes. The event is 60 days ahead; its only invoice is due seven
 * days before the event.
 */
const steps = [
  // The invoice is sent three weeks before the event.
  { days: 39, emails: 1 },
  // The client gets a reminder three days before the due date.
  { days: 11, emails: 1 },
  // The client gets another reminder on the due date. Both sides get a reminder that the event is in a week.
  { days: 3, emails: 3 },
  // The invoice is overdue. The provider gets an email after one day, the client after three days.
  { days: 1, emails: 1 },
  { days: 2, emails: 1 },
  // Both sides get a reminder that the event is tomorrow.
  { days: 3, emails: 2 },
  // The client gets a reminder when the invoice is ten days overdue.
  { days: 4, emails: 1 },
];

/** A time zone in which it is now after 09:00, when the emails of a day are sent, and before 23:00. */
function zonePastNine(): string {
  return new Date().getUTCHours() < 14 ? 'Asia/Tokyo' : 'America/New_York';
}

test.describe('the emails of a booking', () => {
  test('when nobody pays, then the client gets four reminders and the provider one notification', async ({
    product,
  }) => {
    const url = product.url;
    const timeZone = zonePastNine();
    await product.start({ TIME_ZONE: timeZone });
    const booked = await acceptAQuote(url, { timeZone });
    const [client, provider] = [booked.clientAccount.email, booked.providerAccount.email];
    await confirm(url, booked.client, client);
    await confirm(url, booked.provider, provider);
    const allEmails = async () => [...(await emailsTo(url, client)), ...(await emailsTo(url, provider))];
    const subjects = async () => (await allEmails()).map(({ subject }) => subject);
    await expect.poll(subjects).toContain('You are booked: Robin’s Graduation');
    const before = (await allEmails()).length;

    let expectedCount = before;
    for (const { days, emails } of steps) {
      await moveClock(url, days);
      expectedCount += emails;
      await expect.poll(async () => (await allEmails()).length, { timeout: 60_000 }).toBe(expectedCount);
    }

    const rows = (await allEmails()).toSorted((one, other) => one.at.localeCompare(other.at));
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
