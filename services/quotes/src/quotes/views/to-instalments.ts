import { dateIn } from '@marquee/contracts/dates';
import { invoiceDrafts } from '@marquee/contracts/invoice-drafts';
import { toAmount } from '@marquee/contracts/money';
import type { Instalment } from '@marquee/contracts/payment-terms';
import { outwardOfferOf } from '../domain/quote.ts';
import type { Quote, ReadOffer } from '../domain/quote.ts';

/** The installments of the offer that the client reads: as agreed if the quote was accepted, otherwise as if it were accepted at `at`. */
export function toInstalments(quote: Quote, at: Date): Instalment[] {
  return instalmentsOf(quote, { offer: outwardOfferOf(quote), at });
}

/** The installments of the given offer; otherwise like `toInstalments`. */
export function instalmentsOf(quote: Quote, { offer, at }: { offer: ReadOffer; at: Date }): Instalment[] {
  const { payableCents, paymentSchedule } = offer;
  const { eventDate, timeZone, acceptedAt } = quote;
  const acceptedOn = dateIn(timeZone, acceptedAt ?? at);
  const drafts = invoiceDrafts({ payableCents, paymentSchedule, eventDate, acceptedOn });
  return drafts.map(({ part, amountCents, dueOn }) => ({
    part,
    amount: toAmount(amountCents),
    dueOn: acceptedAt === null && dueOn === acceptedOn ? null : dueOn,
  }));
}
