import { randomUUID } from 'node:crypto';
import { findQuoteMailWaits, reserveQuoteMail } from '@marquee/contracts/internal-operations';
import { quoteAccepted, quoteArchived, quoteSent } from '@marquee/contracts/messages/quote-messages';
import type { QuoteSnapshot } from '@marquee/contracts/messages/quote-messages';
import { until } from '@marquee/service-kit/test-kit/until';
import { aClient, aConfirmedClient, aProvider, confirmAddress, startIdentity } from './identity-kit.ts';
import type { Identity, SignedUp } from './identity-kit.ts';
import { aQuote } from './notice-kit.ts';

let identity: Identity;
let provider: SignedUp;
beforeEach(async () => {
  identity = await startIdentity();
  provider = await aProvider(identity);
});
afterEach(() => identity.stop());

/** Made by hand for somebody who has not written first. */
function forStranger(own: Partial<QuoteSnapshot> = {}): QuoteSnapshot {
  const stranger = { clientId: null, eventId: null, clientEmail: `${randomUUID()}@example.com` };
  const sides = { provider, client: provider };
  return aQuote(sides, { clientName: 'Lena', clientWroteFirst: false, ...stranger, ...own });
}

async function quoteSubjects(): Promise<string[]> {
  const mails = await identity.mails();
  return mails.map(({ subject }) => subject).filter((subject) => subject.includes('quote'));
}

/** Of mails about quotes that are kept. */
function countLetters(): Promise<number> {
  return identity.connection.collection('mails').countDocuments({ 'letter.kind': 'quote-sent' });
}

async function confirm(): Promise<void> {
  await confirmAddress(identity, provider);
  await identity.hearOfProvider(provider);
}

function reserve({ providerId, quoteId, version, clientEmail }: QuoteSnapshot) {
  const body = { providerId, quoteId, version, email: clientEmail };
  return identity.callInternal(reserveQuoteMail, { body });
}

describe('a quote to somebody who has not written to an unconfirmed provider', () => {
  test('when it is sent, then its mail waits, and confirming releases it once', async () => {
    await identity.deliver(quoteSent, forStranger());
    const before = await quoteSubjects();

    await confirm();
    await identity.hearOfProvider(provider);

    expect([before, await quoteSubjects()]).toEqual([[], ['Your quote for Okafor Wedding']]);
  });

  test('when identity is asked, then the mail waits for a confirmation until there is one', async () => {
    const quote = forStranger();

    const waiting = await reserve(quote);
    await confirm();

    expect([waiting.body, (await reserve(quote)).body]).toEqual([{ waitsFor: 'confirmation' }, {}]);
  });

  test('when it is asked which mails wait, then this one does until there is a confirmation', async () => {
    const { quoteId, version, ...quote } = forStranger();
    await identity.deliver(quoteSent, { ...quote, quoteId, version });
    const ask = () => identity.callInternal(findQuoteMailWaits, { body: { mails: [{ quoteId, version }] } });

    const waiting = await ask();
    await confirm();

    const waits = [{ quoteId, email: { waitsFor: 'confirmation' } }];
    expect([waiting.body, (await ask()).body]).toEqual([waits, []]);
  });

  test('when a newer version was sent meanwhile, then that alone is mailed, as the first', async () => {
    const quote = forStranger();
    for (const version of [1, 2, 3]) {
      await identity.deliver(quoteSent, { ...quote, version });
    }

    await confirm();

    expect(await quoteSubjects()).toEqual(['Your quote for Okafor Wedding']);
    expect((await identity.mails()).map(({ id }) => id)).toContain(`quote-sent.${quote.quoteId}.3`);
  });

  test.each([
    [quoteArchived, 'archived'],
    [quoteAccepted, 'client_accepted'],
  ] as const)('when it ended meanwhile (%#), then its client is not mailed', async (message, status) => {
    const quote = forStranger();
    await identity.deliver(quoteSent, quote);
    await identity.deliver(message, { ...quote, status });

    await confirm();

    const subjects = (await identity.mails()).map(({ subject }) => subject);
    expect(subjects).not.toContain('Your quote for Okafor Wedding');
  });

  test('when it can be accepted no more, then its client is not mailed', async () => {
    await identity.deliver(quoteSent, forStranger({ validUntil: '2026-03-03' }));
    identity.clock.advance({ days: 3 });

    await confirm();

    expect(await quoteSubjects()).toEqual([]);
  });

  test('when many can be accepted no more, then they take no place from those that still can', async () => {
    for (let quote = 0; quote < 20; quote += 1) {
      await identity.deliver(quoteSent, forStranger({ validUntil: '2026-03-03' }));
    }
    await identity.deliver(quoteSent, forStranger());
    identity.clock.advance({ days: 3 });

    await confirm();

    expect(await quoteSubjects()).toHaveLength(1);
  });

  test.each([
    ['once the quote can be accepted no more', { validUntil: '2026-03-10' }, 10],
    ['after 90 days', { validUntil: '2026-12-31' }, 91],
    ['after 90 days', { validUntil: null }, 91],
  ])('when the provider never confirms, then nothing is kept of it %s', async (_when, own, days) => {
    await identity.deliver(quoteSent, forStranger(own));
    const before = await countLetters();
    identity.clock.advance({ days });

    await identity.mails();

    await until(async () => (await countLetters()) === 0);
    expect([before, await quoteSubjects()]).toEqual([1, []]);
  });

  test('when the provider was confirmed while the quote was on its way, then it is mailed', async () => {
    await confirm();

    await identity.deliver(quoteSent, forStranger());

    expect(await quoteSubjects()).toHaveLength(1);
  });

  test('when a release before this one told of it, then a quote without a request waits', async () => {
    await identity.deliver(quoteSent, { ...forStranger(), clientWroteFirst: undefined });

    expect(await quoteSubjects()).toEqual([]);
  });

  test('when mails wait, then the figures count them apart from those for the mail server', async () => {
    await identity.deliver(quoteSent, forStranger());
    await identity.mails();
    identity.clock.advance({ hours: 2 });

    const figures = await (await identity.fetch('/metrics')).text();

    expect(figures).toMatch(/^mails_held\{[^}]*\} 1$/m);
    expect(figures).toMatch(/^mail_oldest_age_seconds\{[^}]*\} 0$/m);
  });
});

describe('a quote to a client who wrote first', () => {
  test('when the client has confirmed the address, then it is mailed although the provider has not', async () => {
    const client = await aConfirmedClient(identity);

    await identity.deliver(quoteSent, aQuote({ client, provider }, { clientWroteFirst: true }));

    expect(await quoteSubjects()).toHaveLength(1);
  });

  test('when neither has confirmed an address, then it waits: the account may be under the address of somebody else', async () => {
    const sides = { client: await aClient(identity), provider };
    await identity.deliver(quoteSent, aQuote(sides, { clientWroteFirst: true }));
    const before = await quoteSubjects();

    await confirm();

    expect([before, await quoteSubjects()]).toEqual([[], ['Your quote for Okafor Wedding']]);
  });

  test('when neither has confirmed an address and the first version waits, then a second replaces it', async () => {
    const sides = { client: await aClient(identity), provider };
    const quote = aQuote(sides, { clientWroteFirst: true });
    await identity.deliver(quoteSent, quote);
    await identity.deliver(quoteSent, { ...quote, version: 2 });

    await confirm();

    expect(await quoteSubjects()).toEqual(['Your quote for Okafor Wedding']);
  });
});
