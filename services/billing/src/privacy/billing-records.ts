import { quoteSnapshot } from '@marquee/contracts/messages/quote-messages';
import type { ExportSource } from '@marquee/service-kit/privacy/export-source';
import type { InvoiceDeps } from '../invoices/invoice-deps.ts';

type RecordsDeps = Pick<InvoiceDeps, 'subscriptions' | 'acceptedQuotes' | 'billingAddresses'>;

/** The account's subscription or billing address, and the accepted quotes of which the account is client or provider. */
export function billingRecords({
  subscriptions,
  acceptedQuotes,
  billingAddresses,
}: RecordsDeps): ExportSource[] {
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
        for (const quote of await acceptedQuotes.findByAccount(accountId, after)) {
          yield { id: quote.id, record: quoteSnapshot.parse(quote) };
        }
      },
    },
    {
      kind: 'billingAddress',
      async *records(accountId, after) {
        const { billingAddress } = await billingAddresses.getByClient(accountId);
        if (after === null && billingAddress !== '') {
          yield { id: accountId, record: { billingAddress } };
        }
      },
    },
  ];
}
