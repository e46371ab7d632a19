import * as changes from '@marquee/contracts/quote-change-operations';
import { updateQuote } from '@marquee/contracts/quote-operations';
import type { ProviderQuote } from '@marquee/contracts/quotes';
import { daysFrom } from '@marquee/api-mocks/days';
import { requireState, rowOf, omitUndefined } from '@marquee/api-mocks/rows';
import { scenesOf } from '@marquee/api-mocks/scene';
import { createDraftQuote } from './create-draft-quote.ts';
import { withDerived } from './with-derived.ts';
import type { ProviderState } from './provider-state.ts';

const { write } = scenesOf<ProviderState>();

export const quoteActionScenes = [
  write(updateQuote, ({ state, params, body, now }) => {
    const quote = findOpenQuote(state, params.id);
    const { archived, archivedAt, eventName = quote.eventName, ...terms } = body;
    if (archived) {
      const at = archivedAt ?? now.toISOString();
      return replaceQuote(state, { ...quote, archived, archivedAt: at, status: 'archived' }, now);
    }
    const changedTerms = omitUndefined(terms);
    const isWorkingCopy = quote.sentToClient && Object.keys(changedTerms).length > 0;
    return replaceQuote(
      state,
      { ...(isWorkingCopy ? toDraft(quote) : quote), ...changedTerms, eventName },
      now,
    );
  }),
  write(changes.addLineItem, ({ state, params, body, now }) => {
    const quote = findOpenQuote(state, params.id);
    const line = { ...body, id: crypto.randomUUID(), serviceDescription: body.serviceDescription ?? '' };
    return replaceQuote(state, { ...toDraft(quote), lineItems: [...quote.lineItems, line] }, now);
  }),
  write(changes.removeLineItem, ({ state, params, now }) => {
    const quote = findOpenQuote(state, params.id);
    const lineItems = quote.lineItems.filter(({ id }) => id !== params.lineItemId);
    return replaceQuote(state, { ...toDraft(quote), lineItems }, now);
  }),
  write(changes.approveQuoteForReview, ({ state, params, now }) => {
    const quote = findOpenQuote(state, params.id);
    requireState(quote.lineItems.length > 0, 'Add at least one service before approving for review');
    const approvedForReviewAt = now.toISOString();
    return replaceQuote(
      state,
      { ...quote, status: 'approved_for_review', approvedForReview: true, approvedForReviewAt },
      now,
    );
  }),
  write(changes.sendQuoteToClient, ({ state, params, now }) => {
    const quote = findOpenQuote(state, params.id);
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
    return replaceQuote(state, sent, now);
  }),
  write(changes.withdrawQuote, ({ state, params, now }) => {
    const quote = findOpenQuote(state, params.id);
    requireState(quote.version > 0, 'This quote has not been sent yet');
    return replaceQuote(state, { ...toDraft(quote), answer: 'withdrawn' }, now);
  }),
  write(changes.copyDiscardedChanges, ({ state, params, now }) => {
    const {
      discardedChanges,
      clientName: name,
      clientEmail: email,
      eventName,
    } = rowOf(state.quotes, params.id);
    requireState(discardedChanges !== undefined, 'No changes of this quote were discarded');
    const { paymentDefault: paymentSchedule } = state;
    return replaceQuote(
      state,
      createDraftQuote({ eventName, client: { name, email }, now, paymentSchedule }),
      now,
    );
  }),
];

function findOpenQuote({ quotes }: ProviderState, id: string): ProviderQuote {
  const quote = rowOf(quotes, id);
  requireState(!quote.archived && !quote.clientAccepted, 'This quote cannot be changed any more');
  return quote;
}

/** Makes a changed quote a draft, which has to be approved and sent again. */
function toDraft(quote: ProviderQuote): ProviderQuote {
  return {
    ...quote,
    ...{ status: 'draft', approvedForReview: false, approvedForReviewAt: null },
    ...{ sentToClient: false, sentToClientAt: null },
  };
}

/** Stores the changed or new quote at the head of the list, and answers with it. */
function replaceQuote(state: ProviderState, quote: ProviderQuote, now: Date) {
  const answer = withDerived({ ...quote, lastChangedAt: now.toISOString(), lastChangedBy: 'provider' });
  const others = state.quotes.filter(({ id }) => id !== quote.id);
  return { state: { ...state, quotes: [answer, ...others] }, answer };
}
