import { clientChanged } from '@marquee/contracts/messages/identity-messages';
import { toEmailKey } from '@marquee/contracts/text';
import type { Subscription } from '@marquee/service-kit/messaging/bus';
import { linkQuoteToClient } from './link-quote-to-account.ts';
import { eraseIfClientIsGone } from './erase-if-gone.ts';
import type { QuoteDeps } from './quote-deps.ts';

/** Stores clients. When a client has verified an email address, assigns them the quotes made by hand for that address. */
export function linkQuotesToAccount(deps: QuoteDeps): Subscription<typeof clientChanged> {
  return {
    queue: 'quotes.bind-quotes',
    messages: [clientChanged],
    handle: async (envelope) => {
      const { clientId, email, emailVerified, name } = envelope.payload;
      const emailKey = toEmailKey(email);
      // The client is stored before the lookup of quotes. A call that inserts a quote after the lookup finds the stored client.
      await deps.clients.apply(clientId, envelope.aggregateVersion, { email, emailKey, emailVerified, name });
      // The client is looked up before the quotes, because many messages are about unverified clients.
      const client = await deps.clients.verified(email);
      if (client === null) {
        return;
      }
      for (const quote of await deps.quotes.waitingFor(emailKey)) {
        const linked = await linkQuoteToClient(deps, { quote, client }, envelope);
        // The erasure of the client's account could not find the quote, which was not assigned to the client yet.
        await eraseIfClientIsGone(deps, linked, envelope);
      }
    },
  };
}
