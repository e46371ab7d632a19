import { clientChanged } from '@marquee/contracts/messages/identity-messages';
import { toEmailKey } from '@marquee/contracts/text';
import type { Subscription } from '@marquee/service-kit/messaging/bus';
import { linkQuoteToClient } from './link-quote-to-account.ts';
import { eraseIfClientIsGone } from './erase-if-gone.ts';
import type { QuoteDeps } from './quote-deps.ts';

/** Stores clients. When a client has verified an email address, assigns the quotes made by hand for that address to the client. */
export function linkQuotesToAccount(deps: QuoteDeps): Subscription<typeof clientChanged> {
  return {
    queue: 'quotes.bind-quotes',
    messages: [clientChanged],
    handle: async (envelope) => {
      const { email } = envelope.payload;
      // The client is stored before the lookup of quotes. If a call inserts a quote after that lookup, the call finds the stored client.
      await deps.clients.project(envelope);
      // The client is looked up before the quotes, because many messages are about unverified clients.
      const client = await deps.clients.verified(email);
      if (client === null) {
        return;
      }
      for (const quote of await deps.quotes.waitingFor(toEmailKey(email))) {
        const linked = await linkQuoteToClient(deps, { quote, client }, envelope);
        // If the client's account was erased meanwhile, the erasure did not find the quote, because it was not assigned to the client yet.
        await eraseIfClientIsGone(deps, linked, envelope);
      }
    },
  };
}
