import type { MessageType } from '@marquee/contracts/message';
import { providerChanged } from '@marquee/contracts/messages/identity-messages';
import { issuerChanged } from '@marquee/contracts/messages/payment-default-messages';
import { accountErased } from '@marquee/contracts/messages/privacy-messages';
import * as messages from '@marquee/contracts/messages/quote-messages';
import { setPaymentDefault } from '@marquee/contracts/payment-default-operations';
import { addLineItem } from '@marquee/contracts/quote-change-operations';
import { requestSnapshots } from '@marquee/service-kit/test-kit/request-snapshots';
import { aProvider } from './support/a-provider.ts';
import { messagesOf } from './support/messages-of.ts';
import { accept, archive, discount, quoteIn } from './support/quote-in.ts';
import type { Quoted } from './support/quote-in.ts';
import { startQuotes } from './support/start-quotes.ts';
import type { Quotes } from './support/start-quotes.ts';

let quotes: Quotes;

beforeAll(async () => {
  quotes = await startQuotes();
});

afterAll(() => quotes.stop());

const { quoteAccepted, quoteItemized, quoteArchived, quoteErased, quoteStandingMessages } = messages;

/** The messages that the projections of quotes read. */
const readBy: Record<string, readonly MessageType[]> = {
  'events.quoteStanding': quoteStandingMessages,
  'identity.openQuote': [quoteAccepted, quoteItemized, quoteArchived, quoteErased],
  'billing.acceptedQuote': [quoteAccepted, quoteItemized, quoteErased],
};

type Step = (quoted: Quoted) => Promise<unknown>;

const archived: Step = (quoted) => archive(quotes, quoted);
const discarding: Step = async (quoted) => {
  await quotes.call(addLineItem, { as: quoted.provider, params: quoted.params, body: discount });
  await accept(quotes, quoted);
};
const renamed: Step = ({ provider: { providerId } }) => aChangedProvider(providerId, 'Another Name', 7);
const withoutClient: Step = ({ client }) => erase(client.clientId, 'client');
const withoutProvider: Step = ({ provider }) => erase(provider.providerId, 'provider');

async function aChangedProvider(providerId: string, businessName: string, version: number): Promise<void> {
  const arrival = { aggregateId: providerId, aggregateVersion: version };
  await quotes.deliver(providerChanged, aProvider({ providerId, businessName }), arrival);
}

async function erase(accountId: string, role: 'client' | 'provider'): Promise<void> {
  quotes.clock.advance({ seconds: 1 });
  const payload = { accountId, role, erasedAt: quotes.clock.now().toISOString() };
  await quotes.deliver(accountErased, payload, { aggregateId: accountId, aggregateVersion: 9 });
  quotes.clock.advance({ seconds: 1 });
}

describe('how quotes describes a quote for a rebuild', () => {
  test.each<[string, 'sent_to_client' | 'client_accepted', Step[]]>([
    ['accepted', 'client_accepted', []],
    ['accepted without its unsent changes', 'sent_to_client', [discarding]],
    ['accepted before its provider was renamed', 'client_accepted', [renamed]],
    ['accepted and archived', 'client_accepted', [archived]],
    ['accepted and erased', 'client_accepted', [withoutClient]],
    ['archived and then erased', 'client_accepted', [archived, withoutProvider]],
    ['erased and then archived', 'client_accepted', [withoutClient, archived]],
    ['erased twice', 'client_accepted', [withoutClient, renamed, archived, withoutProvider]],
  ])(
    'when a quote was %s, then each projection gets the content of the last message that it reads',
    async (_case, status, steps) => {
      const quoted = await quoteIn(quotes, status);
      await aChangedProvider(quoted.provider.providerId, 'Sunset Sound Co.', 2);
      for (const step of steps) {
        await step(quoted);
      }

      const described = await describedOf(quoted.quote.id);

      expect(described).toEqual(await publishedOf(quoted.quote.id));
    },
  );

  test('when an earlier release has accepted the quote, then the snapshot says that the provider is the one of today', async () => {
    const quoted = await quoteIn(quotes, 'client_accepted');
    await quotes.connection
      .collection<{ _id: string }>('quotes')
      .updateOne({ _id: quoted.quote.id }, { $unset: { publishedProvider: '' } });
    await renamed(quoted);

    const [described] = await requestSnapshots(quotes, {
      ...{ source: 'quotes', messages: [quoteAccepted], ids: [quoted.quote.id] },
    });

    expect(described?.payload).toMatchObject({ providerName: 'Another Name', isProviderAsOfNow: true });
  });

  test('when a provider has given a tax number, then the issuer is described as it was published', async () => {
    const { provider } = await quoteIn(quotes, 'draft');
    const terms = { deposit: { kind: 'none' }, balanceDueDaysBefore: 7 };
    await quotes.call(setPaymentDefault, { as: provider, body: { ...terms, taxNumber: 'US 12-3456789' } });
    const published = (await quotes.published()).filter(({ type }) => type === issuerChanged.type);

    const described = await requestSnapshots(quotes, {
      ...{ source: 'quotes', messages: [issuerChanged], ids: [provider.providerId] },
    });

    expect(described).toMatchObject([{ type: issuerChanged.type, payload: published.at(-1)?.payload }]);
  });

  /** By projection, the status and content of the record as a rebuild gets it. */
  async function describedOf(id: string) {
    const rows = Object.entries(readBy).map(async ([projection, read]) => {
      const [described] = await requestSnapshots(quotes, { source: 'quotes', messages: read, ids: [id] });
      return [projection, described && contentOf(projection, described)] as const;
    });
    return Object.fromEntries(await Promise.all(rows));
  }

  /** By projection, the content of the last message that the projection has read. */
  async function publishedOf(id: string) {
    const published = await messagesOf(quotes, id);
    const rows = Object.entries(readBy).map(([projection, read]) => {
      const last = published.findLast(({ type }) => read.some((message) => message.type === type));
      return [projection, last && contentOf(projection, last)] as const;
    });
    return Object.fromEntries(rows);
  }
});

type Described = { type: string; payload: unknown; at: string };

/** What the projection takes from the message. */
function contentOf(projection: string, { type, payload, at }: Described): unknown {
  const { agreement, discardedChanges, ...quote } = payload as messages.QuoteSnapshot;
  switch (projection) {
    case 'billing.acceptedQuote':
      return { ...quote, agreement, discardedChanges };
    case 'identity.openQuote':
      return { status: quote.status, type, archivedAt: type === quoteArchived.type ? at : null };
    default:
      return { ...quote, providerName: '', clientName: '', clientEmail: '', eventName: '' };
  }
}
