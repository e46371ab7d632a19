import { toCents } from '@marquee/contracts/money';
import { toPaymentSchedule } from '@marquee/contracts/payment-terms';
import type * as api from '@marquee/contracts/quote-operations';
import type { QuoteUpdate } from '@marquee/contracts/quote-requests';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { ReadStored } from '@marquee/service-kit/http/route';
import { changeOwnQuote } from './change-own-quote.ts';
import type { QuoteDeps } from './quote-deps.ts';
import { archive } from './domain/archive.ts';
import { changeTerms } from './domain/change-terms.ts';
import type { WantedTerms } from './domain/change-terms.ts';
import type { Decision } from './domain/quote-change.ts';
import { rename } from './domain/rename.ts';

export function updateQuote(deps: QuoteDeps): Handler<typeof api.updateQuote> {
  return async ({ params, body }, { providerId }, cause) =>
    changeOwnQuote(deps, {
      id: params.id,
      providerId,
      revision: body.revision,
      decisions: decisionsOf(body),
      cause,
    });
}

/** The stored event name, the only label that an update can contain; null if the quote is not the provider's. */
export function readStoredEventName({
  quotes,
}: Pick<QuoteDeps, 'quotes'>): ReadStored<typeof api.updateQuote> {
  return async ({ id }, { providerId }) => {
    const quote = await quotes.findOne({ id });
    return quote?.providerId === providerId ? { eventName: quote.eventName } : null;
  };
}

function decisionsOf({ eventName, archived, ...terms }: QuoteUpdate): Decision[] {
  return [
    ...(eventName === undefined ? [] : ([(quote) => rename(quote, eventName)] satisfies Decision[])),
    (quote) => changeTerms(quote, toWantedTerms(terms)),
    ...(archived === undefined ? [] : [archive]),
  ];
}

function toWantedTerms({ discountAmount, notes, validUntil, paymentSchedule }: QuoteUpdate): WantedTerms {
  return {
    discountCents: discountAmount === undefined ? undefined : toCents(discountAmount),
    notes,
    validUntil,
    paymentSchedule: paymentSchedule && toPaymentSchedule(paymentSchedule),
  };
}
