import type { ClientQuote } from '@marquee/contracts/quotes';
import { formatFullDate, formatMoney, toInstalmentLines } from '@marquee/web-kit';
import type { QuotedEvent } from './quoted-event.ts';
import { getProviderName, getQuoteTitle, getShortId } from './quote-texts.ts';

/** The fields that the dialog shows. The quotes of the list and the portal's quote both have them. */
export type Offer = Pick<
  ClientQuote,
  | 'id'
  | 'eventName'
  | 'providerId'
  | 'providerName'
  | 'version'
  | 'totalAmount'
  | 'finalAmount'
  | 'instalments'
>;

/** The texts of `AcceptQuoteDialog`. `event` is undefined for a quote created without a request, or if the event is not loaded. */
export function getAcceptQuoteDialogProps(quote: Offer, event: QuotedEvent | undefined) {
  const provider = getProviderName(quote);

  return {
    provider,
    providerId: quote.providerId,
    title: `Accept the ${lowerFirst(getQuoteTitle(quote))}?`,
    facts: [
      { term: 'Provider', detail: provider },
      { term: 'Date', detail: event?.eventDate ? formatFullDate(event.eventDate) : 'Date TBD' },
      { term: 'Quote', detail: `#${getShortId(quote)}, version ${quote.version}` },
      ...toInstalmentLines(quote.instalments).map(({ name, amount, due }) => ({
        term: name,
        detail: `${formatMoney(amount)}\n${due}`,
      })),
    ],
    totalAmount: quote.totalAmount,
    payableAmount: quote.finalAmount,
  };
}

/** Makes the first letter lower case, for a title within a sentence. */
function lowerFirst(title: string): string {
  return title.charAt(0).toLowerCase() + title.slice(1);
}
