import { subscriptionChanged } from '@marquee/contracts/messages/billing-messages';
import type { SubscriptionSnapshot } from '@marquee/contracts/messages/billing-messages';
import { startIdentity } from './support/identity-kit.ts';
import type { Identity } from './support/identity-kit.ts';
import { confirmedSides } from './support/notification-kit.ts';
import type { Sides } from './support/notification-kit.ts';

let identity: Identity;
let sides: Sides;
let version: number;

beforeEach(async () => {
  identity = await startIdentity();
  sides = await confirmedSides(identity);
  version = 1;
});
afterEach(() => identity.stop());

function changed(own: Partial<SubscriptionSnapshot> = {}): Promise<void> {
  version += 1;
  const payload: SubscriptionSnapshot = {
    providerId: sides.provider.id,
    status: 'active',
    // In New York, the date is still April 2.
    periodEndsAt: '2026-04-03T03:00:00.000Z',
    endsAt: null,
    coveredUntil: '2026-04-17T03:00:00.000Z',
    ...own,
  };
  const arrival = { aggregateId: payload.providerId, aggregateVersion: version };
  return identity.deliver(subscriptionChanged, payload, arrival);
}

async function subjects(): Promise<string[]> {
  return (await identity.sentEmails())
    .map(({ subject }) => subject)
    .filter((subject) => subject.includes('Marquee'));
}

const paid = 'Your Marquee subscription is paid until April 2, 2026';

describe('emails about the monthly payment', () => {
  test('when a month was paid, then the provider’s email has the end of the period, the price and a link to billing', async () => {
    await changed();

    const [mail] = await identity.waitForEmails(1);
    expect([mail?.to, mail?.subject]).toEqual([sides.provider.email, paid]);
    expect(mail?.text).toContain('Price: $99.00 a month');
    expect(mail?.text).toContain('Next payment: April 2, 2026');
    expect(mail?.text).toContain('http://localhost:8080/api/login?returnTo=%2Fprovider%2Fbilling');
  });

  test('when another message about the same month arrives, then there is no second email', async () => {
    await changed();
    await changed({ coveredUntil: '2026-04-18T03:00:00.000Z' });
    await identity.waitForEmails(1);

    expect(await subjects()).toEqual([paid]);
  });

  test('when the next month was paid, then another email is sent', async () => {
    await changed();
    await changed({ periodEndsAt: '2026-05-03T03:00:00.000Z' });
    await identity.waitForEmails(2);

    expect(await subjects()).toEqual([paid, 'Your Marquee subscription is paid until May 2, 2026']);
  });

  test('when a payment failed, then the email says by when to pay', async () => {
    await changed({ status: 'past_due' });

    const [mail] = await identity.waitForEmails(1);
    expect(mail?.subject).toBe('Your payment of $99.00 for Marquee did not go through');
    expect(mail?.text).toContain('Please pay by April 16, 2026 to keep your subscription.');
  });

  test('when the subscription was cancelled and later ended, then each of two emails has the date of the end', async () => {
    const endsAt = '2026-04-03T03:00:00.000Z';
    await changed({ endsAt });
    await changed({ status: 'ended', endsAt });
    await identity.waitForEmails(2);

    expect(await subjects()).toEqual([
      'Your Marquee subscription ends on April 2, 2026',
      'Your Marquee subscription ended on April 2, 2026',
    ]);
  });

  test('when the provider’s account was deleted, then no email is sent', async () => {
    await changed({ providerId: crypto.randomUUID() });

    expect(await subjects()).toEqual([]);
  });
});
