import * as clientApi from '@marquee/contracts/client-quote-operations';
import { updateQuote } from '@marquee/contracts/quote-operations';
import { providerChanged } from '@marquee/contracts/messages/identity-messages';
import { aProvider } from './support/a-provider.ts';
import { accept, quoteIn } from './support/quote-in.ts';
import type { Quoted } from './support/quote-in.ts';
import { startQuotes } from './support/start-quotes.ts';
import type { Quotes } from './support/start-quotes.ts';

let quotes: Quotes;

beforeAll(async () => {
  quotes = await startQuotes();
});

afterAll(async () => {
  await quotes.stop();
});

async function publishProvider(
  { provider }: Quoted,
  change: { suspended: boolean; version: number },
): Promise<void> {
  const { providerId } = provider;
  const arrival = { aggregateId: providerId, aggregateVersion: change.version };
  await quotes.deliver(providerChanged, aProvider({ providerId, suspended: change.suspended }), arrival);
}

describe('a quote of a suspended provider', () => {
  test('when its client accepts it, then the call is rejected with the reason until the provider is reinstated', async () => {
    const quoted = await quoteIn(quotes, 'sent_to_client');
    await publishProvider(quoted, { suspended: true, version: 2 });

    const refused = await accept(quotes, quoted);
    await publishProvider(quoted, { suspended: false, version: 3 });
    const accepted = await accept(quotes, quoted);

    expect([refused.status, refused.problem.code]).toEqual([409, 'provider_suspended']);
    expect(refused.problem.message).toContain('takes no bookings at the moment');
    expect([accepted.status, accepted.body.clientAccepted]).toEqual([200, true]);
  });

  test('when the provider has changed it since it was sent, then its client cannot accept the sent version either', async () => {
    const quoted = await quoteIn(quotes, 'sent_to_client');
    const { provider, params } = quoted;
    await quotes.call(updateQuote, { as: provider, params, body: { notes: 'Now with lights' } });
    await publishProvider(quoted, { suspended: true, version: 2 });

    const { status, problem } = await accept(quotes, quoted);

    expect([status, problem.code]).toEqual([409, 'provider_suspended']);
  });

  test('when it was accepted before the suspension, then it stays accepted, and a repeated call gets the same answer', async () => {
    const quoted = await quoteIn(quotes, 'sent_to_client');
    const first = await accept(quotes, quoted);
    await publishProvider(quoted, { suspended: true, version: 2 });

    const again = await accept(quotes, quoted);

    expect([again.status, again.body.clientAcceptedAt]).toEqual([200, first.body.clientAcceptedAt]);
  });

  test('when it was sent, then its client and anyone with the share URL can still read it', async () => {
    const quoted = await quoteIn(quotes, 'sent_to_client');
    await publishProvider(quoted, { suspended: true, version: 2 });

    const listed = await quotes.call(clientApi.listClientQuotes, { as: quoted.client });
    const open = await quotes.call(clientApi.getPublicQuote, { params: quoted.params });

    expect(listed.body.map(({ id }) => id)).toContain(quoted.quote.id);
    expect(open.status).toBe(200);
  });
});
