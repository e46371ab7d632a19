import { cancelClientEvent } from '@marquee/contracts/client-event-operations';
import { acceptClientQuote } from '@marquee/contracts/client-quote-operations';
import { changeEventStatus } from '@marquee/contracts/event-operations';
import * as quoteChanges from '@marquee/contracts/quote-change-operations';
import { updateQuote } from '@marquee/contracts/quote-operations';

import { waitForEmailText, emailsTo } from '../fixtures/emails.ts';
import { anAcceptedQuote, aSentEvent, aSentQuote } from './fixtures/bookings.ts';
import { expect, test } from './fixtures/test.ts';
import { linkIn, theOnlyEmail } from './fixtures/the-only-email.ts';

const moment = String.raw`\w+ \d{1,2}, \d{4} at \d{1,2}:\d\d [AP]M`;

test.describe('Decisions: notification emails', () => {
  test('when a request is sent, then its provider gets one email that links to the dashboard with the request', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    const { name } = await aSentEvent({ client, provider });

    const text = await theOnlyEmail(page, provider.account.email, `A new request: ${name}`);

    await page.goto(linkIn(text));
    await expect(page).toHaveURL(/\/provider$/);
    await page.getByRole('tab', { name: /^Requests Received/ }).click();
    await expect(page.getByText(name).first()).toBeVisible();
  });

  test('when a quote is sent, then its client gets one email that links to the quote', async ({
    page,
    client,
    provider,
  }) => {
    const { eventName } = await aSentQuote({ client, provider });

    const text = await theOnlyEmail(page, client.account.email, `Your quote for ${eventName}`);

    await page.goto(linkIn(text));
    await expect(page.getByRole('article', { name: `Quote for ${eventName}` })).toBeVisible();
  });

  test('when a quote is changed and sent again, then its client gets one more email, with the new total', async ({
    page,
    client,
    provider,
  }) => {
    const { id, eventName } = await aSentQuote({ client, provider });
    const params = { id };
    await provider.api.call(updateQuote, { params, body: { discountAmount: '99.00' } });
    await provider.api.call(quoteChanges.approveQuoteForReview, { params });
    await provider.api.call(quoteChanges.sendQuoteToClient, { params });

    const text = await theOnlyEmail(page, client.account.email, `A revised quote for ${eventName}`);

    expect(text).toContain('$500.00');
    expect(linkIn(text)).toContain(`/quote?quote=${id}`);
  });

  test('when a quote is accepted, then its provider gets one email that links to the quote', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    const { id, eventName } = await aSentQuote({ client, provider });
    await client.api.call(acceptClientQuote, { params: { id }, body: {} });

    const text = await theOnlyEmail(page, provider.account.email, 'accepted your quote');

    await page.goto(linkIn(text));
    await expect(page.getByRole('heading', { level: 1, name: eventName })).toBeVisible();
  });

  test('when the client cancels, then the provider gets one email with the reason', async ({
    page,
    client,
    provider,
  }) => {
    const { id, name } = await aSentEvent({ client, provider });
    await client.api.call(cancelClientEvent, { params: { id }, body: { reason: 'Moving away' } });

    const text = await theOnlyEmail(page, provider.account.email, `Cancelled: ${name}`);

    expect(text).toContain('Moving away');
  });

  test('when the provider cancels, then the client gets one email with the reason', async ({
    page,
    client,
    provider,
  }) => {
    const { id, name } = await aSentEvent({ client, provider });
    const body = { status: 'cancelled', reason: 'Double booked' } as const;
    await provider.api.call(changeEventStatus, { params: { id }, body });

    const text = await theOnlyEmail(page, client.account.email, `Cancelled: ${name}`);

    expect(text).toContain('Double booked');
  });

  test('when the email about a request, a quote or an acceptance is read, then it says who did what and when, and what to do next', async ({
    page,
    client,
    provider,
  }) => {
    await anAcceptedQuote({ client, provider });

    const [requested, sent, accepted] = await Promise.all([
      waitForEmailText(page, provider.account.email, 'A new request'),
      waitForEmailText(page, client.account.email, 'Your quote for'),
      waitForEmailText(page, provider.account.email, 'accepted your quote'),
    ]);

    const { firstName, lastName } = client.account;
    const clientName = `${firstName} ${lastName}`;
    expect(requested).toMatch(new RegExp(`${clientName} sent you a request on ${moment}`));
    expect(sent).toMatch(new RegExp(`${provider.account.businessName} sent you a quote on ${moment}`));
    expect(accepted).toMatch(new RegExp(`${clientName} accepted version 1 of your quote on ${moment}`));
    expect([requested, sent, accepted].filter((text) => !text.includes('Next: '))).toEqual([]);
  });

  test('when nobody has checked the box for marketing emails, then no marketing email is sent', async ({
    page,
    client,
    provider,
  }) => {
    const { eventName } = await anAcceptedQuote({ client, provider });
    await waitForEmailText(page, provider.account.email, 'accepted your quote');
    await waitForEmailText(page, client.account.email, `You are booked: ${eventName}`);
    await waitForEmailText(page, client.account.email, `Your quote for ${eventName}`);

    const emails = await emailsTo(page, client.account.email);

    expect(emails.map(({ subject }) => subject).toSorted()).toEqual([
      'Please confirm your email address',
      `You are booked: ${eventName}`,
      `Your quote for ${eventName}`,
    ]);
  });
});
