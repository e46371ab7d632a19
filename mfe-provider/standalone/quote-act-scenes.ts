import * as changes from '@marquee/contracts/quote-change-operations';
import { updateQuote } from '@marquee/contracts/quote-operations';
import type { ProviderQuote } from '@marquee/contracts/quotes';
import { daysFrom } from '@marquee/mock-kit/days';
import { requireState, rowOf, saidOf } from '@marquee/mock-kit/rows';
import { scenesOf } from '@marquee/mock-kit/scene';
import { newQuote } from './new-quote.ts';
import { withDerived } from './with-derived.ts';
import type { ProviderWorld } from './world.ts';

const { write } = scenesOf<ProviderWorld>();

export const quoteActScenes = [
  write(updateQuote, ({ world, params, body, now }) => {
    const quote = openQuote(world, params.id);
    const { archived, archivedAt, eventName = quote.eventName, ...terms } = body;
    if (archived) {
      const at = archivedAt ?? now.toISOString();
      return changed(world, { ...quote, archived, archivedAt: at, status: 'archived' }, now);
    }
    const offered = saidOf(terms);
    const isWorkingCopy = quote.sentToClient && Object.keys(offered).length > 0;
    return changed(world, { ...(isWorkingCopy ? asDraft(quote) : quote), ...offered, eventName }, now);
  }),
  write(changes.addLineItem, ({ world, params, body, now }) => {
    const quote = openQuote(world, params.id);
    const line = { ...body, id: crypto.randomUUID(), serviceDescription: body.serviceDescription ?? '' };
    return changed(world, { ...asDraft(quote), lineItems: [...quote.lineItems, line] }, now);
  }),
  write(changes.removeLineItem, ({ world, params, now }) => {
    const quote = openQuote(world, params.id);
    const lineItems = quote.lineItems.filter(({ id }) => id !== params.lineItemId);
    return changed(world, { ...asDraft(quote), lineItems }, now);
  }),
  write(changes.approveQuoteForReview, ({ world, params, now }) => {
    const quote = openQuote(world, params.id);
    requireState(quote.lineItems.length > 0, 'Add at least one service before approving for review');
    const approvedForReviewAt = now.toISOString();
    return changed(
      world,
      { ...quote, status: 'approved_for_review', approvedForReview: true, approvedForReviewAt },
      now,
    );
  }),
  write(changes.sendQuoteToClient, ({ world, params, now }) => {
    const quote = openQuote(world, params.id);
    requireState(quote.approvedForReview, 'Approve the quote for review first');
    const sent: ProviderQuote = {
      ...quote,
      ...{ status: 'sent_to_client', sentToClient: true, sentToClientAt: now.toISOString() },
      ...{
        answer: undefined,
        version: quote.version + 1,
        validUntil: quote.validUntil ?? daysFrom(now).on(30),
      },
    };
    return changed(world, sent, now);
  }),
  write(changes.withdrawQuote, ({ world, params, now }) => {
    const quote = openQuote(world, params.id);
    requireState(quote.version > 0, 'This quote has not been sent yet');
    return changed(world, { ...asDraft(quote), answer: 'withdrawn' }, now);
  }),
  write(changes.copyDiscardedChanges, ({ world, params, now }) => {
    const {
      discardedChanges,
      clientName: name,
      clientEmail: email,
      eventName,
    } = rowOf(world.quotes, params.id);
    requireState(discardedChanges !== undefined, 'No changes of this quote were discarded');
    const { paymentDefault: paymentSchedule } = world;
    return changed(world, newQuote({ eventName, client: { name, email }, now, paymentSchedule }), now);
  }),
];

function openQuote({ quotes }: ProviderWorld, id: string): ProviderQuote {
  const quote = rowOf(quotes, id);
  requireState(!quote.archived && !quote.clientAccepted, 'This quote cannot be changed any more');
  return quote;
}

/** A changed quote has to be approved and sent again. */
function asDraft(quote: ProviderQuote): ProviderQuote {
  return {
    ...quote,
    ...{ status: 'draft', approvedForReview: false, approvedForReviewAt: null },
    ...{ sentToClient: false, sentToClientAt: null },
  };
}

/** Puts the last changed quote first. */
function changed(world: ProviderWorld, quote: ProviderQuote, now: Date) {
  const answer = withDerived({ ...quote, lastChangedAt: now.toISOString(), lastChangedBy: 'provider' });
  const others = world.quotes.filter(({ id }) => id !== quote.id);
  return { world: { ...world, quotes: [answer, ...others] }, answer };
}
