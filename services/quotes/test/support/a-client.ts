import { clientChanged } from '@marquee/contracts/messages/identity-messages';
import type { ClientCaller } from '@marquee/service-kit/auth/caller';
import { aClientCaller } from '@marquee/service-kit/test-kit/callers';
import type { Quotes } from './start-quotes.ts';

/** Delivers identity's first message about a new client. */
export async function aPublishedClient(
  quotes: Quotes,
  { emailVerified }: { emailVerified: boolean },
): Promise<ClientCaller> {
  const client = aClientCaller({ emailVerified });
  await publishClient(quotes, client, { emailVerified, version: 1 });
  return client;
}

type ClientMessage = { emailVerified: boolean; version: number };

export async function publishClient(
  quotes: Quotes,
  client: ClientCaller,
  { emailVerified, version }: ClientMessage,
): Promise<void> {
  const { clientId, email } = client;
  await quotes.deliver(
    clientChanged,
    { clientId, email, emailVerified, name: 'Amara Okafor', phone: '' },
    { aggregateId: clientId, aggregateVersion: version },
  );
}
