import { clientChanged } from '@marquee/contracts/messages/identity-messages';
import { toEmailKey } from '@marquee/contracts/text';
import type { Subscription } from '@marquee/service-kit/messaging/bus';
import { bindTo } from './bind-quote.ts';
import { eraseIfClientIsGone } from './erase-if-gone.ts';
import type { QuoteDeps } from './quote-deps.ts';

/** Keeps clients, and hands a client who has verified their address the quotes that waited for it. */
export function bindQuotes(deps: QuoteDeps): Subscription<typeof clientChanged> {
  return {
    queue: 'quotes.bind-quotes',
    messages: [clientChanged],
    handle: async (envelope) => {
      const { clientId, email, emailVerified, name } = envelope.payload;
      const emailKey = toEmailKey(email);
      // Before looking for quotes: one that is being made right now looks for the client after its insert.
      await deps.clients.apply(clientId, envelope.aggregateVersion, { email, emailKey, emailVerified, name });
      // Once, not for each quote that waits: many hear of clients who have not verified anything yet.
      const client = await deps.clients.verified(email);
      if (client === null) {
        return;
      }
      for (const quote of await deps.quotes.waitingFor(emailKey)) {
        const bound = await bindTo(deps, { quote, client }, envelope);
        // Their erasure could not see a quote that was not theirs yet.
        await eraseIfClientIsGone(deps, bound, envelope);
      }
    },
  };
}
