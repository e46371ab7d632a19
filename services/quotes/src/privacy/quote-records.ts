import { clientQuote, providerQuote } from '@marquee/contracts/quotes';
import { toPaymentTerms } from '@marquee/contracts/payment-terms';
import type { ExportSource } from '@marquee/service-kit/privacy/export-source';
import type { QuoteDeps } from '../quotes/quote-deps.ts';
import { scheduleOf } from '../quotes/domain/offer.ts';
import type { Quote, SentVersion } from '../quotes/domain/quote.ts';
import { toClientQuote } from '../quotes/views/to-client-quote.ts';
import { toPricedOffer } from '../quotes/views/to-priced-offer.ts';
import { toProviderQuote } from '../quotes/views/to-provider-quote.ts';

/** Quotes that the account received or made, each with every sent version. */
export function quoteRecords(deps: QuoteDeps): ExportSource[] {
  return [
    sourceOf(deps, {
      filterFor: (accountId) => ({ clientId: accountId }),
      isShown: (quote) => quote.lastSentAt !== null,
      toRecord: async (quote) => {
        const providerName = await deps.providers.nameOf(quote.providerId);
        return clientQuote.parse(toClientQuote(quote, { providerName, at: deps.now() }));
      },
    }),
    sourceOf(deps, {
      filterFor: (accountId) => ({ providerId: accountId }),
      isShown: () => true,
      toRecord: async (quote) => providerQuote.parse(toProviderQuote(quote, deps.now())),
    }),
  ];
}

type Shown = {
  filterFor: (accountId: string) => Record<string, unknown>;
  isShown: (quote: Quote) => boolean;
  toRecord: (quote: Quote) => Promise<object>;
};

function sourceOf({ quotes }: QuoteDeps, { filterFor, isShown, toRecord }: Shown): ExportSource {
  return {
    kind: 'quotes',
    async *records(accountId, after) {
      const filter = { ...filterFor(accountId), ...(after !== null && { id: { $gt: after } }) };
      for await (const quote of quotes.stream(filter)) {
        if (isShown(quote)) {
          const versions = quote.sentVersions.map(toVersionRecord);
          yield { id: quote.id, record: { ...(await toRecord(quote)), versions } };
        }
      }
    },
  };
}

function toVersionRecord(version: SentVersion) {
  const { number, sentAt, notes, validUntil } = version;
  return {
    ...{ number, sentAt, notes, validUntil },
    ...toPricedOffer(version),
    paymentSchedule: toPaymentTerms(scheduleOf(version)),
  };
}
