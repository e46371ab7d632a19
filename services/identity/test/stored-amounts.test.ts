import { quoteSent } from '@marquee/contracts/messages/quote-messages';
import { withAmountNames } from '../src/email-queue/letter-amounts.ts';
import { aProvider, confirmAddress, startIdentity } from './support/identity-kit.ts';
import { aQuote } from './support/notification-kit.ts';

describe('an email that the previous release stored', () => {
  test('when it is sent by this release, then it has the total', async () => {
    const identity = await startIdentity();
    const provider = await aProvider(identity);
    const stranger = {
      clientId: null,
      eventId: null,
      clientEmail: 'lena@example.com',
      clientWroteFirst: false,
    };
    await identity.deliver(quoteSent, aQuote({ provider, client: provider }, stranger));
    await identity.connection
      .collection('mails')
      .updateOne({ 'letter.kind': 'quote-sent' }, { $unset: { 'letter.payableCents': 1 } });

    await confirmAddress(identity, provider);
    await identity.deliverProviderChanged(provider);

    const mails = await identity.sentEmails();
    await identity.stop();
    expect(mails.find(({ to }) => to === stranger.clientEmail)?.text).toContain('Total: $1,549.50');
  });
});

describe('a letter with an amount', () => {
  const summary = { to: 'dev@sunset.example', name: 'Dev', count: 1, overdueCents: 100, invoices: [] };

  test('when it is stored, then the previous release reads the amount', () => {
    expect(withAmountNames({ kind: 'overdue-summary', ...summary })).toEqual({
      kind: 'overdue-summary',
      ...summary,
      totalCents: 100,
    });
  });

  test('when it has no amount, then nothing is added', () => {
    const letter = { kind: 'password-changed', to: 'dev@sunset.example', name: 'Dev' } as const;

    expect(withAmountNames(letter)).toEqual(letter);
  });
});
