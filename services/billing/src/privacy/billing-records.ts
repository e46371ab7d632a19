import { quoteSnapshot } from '@marquee/contracts/messages/quote-messages';
import type { ExportSource } from '@marquee/service-kit/privacy/export-source';
import type { AcceptedQuoteRepository } from '../accepted-quotes/accepted-quote-repository.ts';
import type { SubscriptionRepository } from '../subscriptions/subscription-repository.ts';

type RecordsDeps = { subscriptions: SubscriptionRepository; acceptedQuotes: AcceptedQuoteRepository };

/** The account's subscription, and the quotes that were accepted by it or from it. */
export function billingRecords({ subscriptions, acceptedQuotes }: RecordsDeps): ExportSource[] {
  return [
    {
      kind: 'subscriptions',
      async *records(accountId, after) {
        const subscription = after === null ? await subscriptions.findOne({ id: accountId }) : null;
        if (subscription !== null) {
          const { id, openedAt, customerId = null, paidPlan = null, payoutAccount = null } = subscription;
          yield { id, record: { providerId: id, openedAt, customerId, paidPlan, payoutAccount } };
        }
      },
    },
    {
      kind: 'acceptedQuotes',
      async *records(accountId, after) {
        for (const quote of await acceptedQuotes.of(accountId, after)) {
          yield { id: quote.id, record: quoteSnapshot.parse(quote) };
        }
      },
    },
  ];
}
