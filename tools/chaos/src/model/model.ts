import { declaredActions, isEventAction, isQuoteAction } from './actions/all-actions.ts';
import type { Action, EventAction, OtherAction, QuoteAction } from './actions/all-actions.ts';
import { eventAfter } from './event-machine.ts';
import { quoteAfter } from './quote-machine.ts';
import { draft, payableOf, isRequest, newQuote, withdrawn } from './state.ts';
import type { Model } from './state.ts';
import { changed, step } from './step.ts';
import type { Outcome } from './step.ts';

/** The required answer of the product, and the required state once every message has arrived. */
export function modelAfter(model: Model, action: Action): Outcome<Model> {
  if (isEventAction(action)) {
    return eventChanged(model, action);
  }
  return isQuoteAction(action) ? quoteChanged(model, action) : made(model, action);
}

function made(model: Model, action: OtherAction): Outcome<Model> {
  const { today, events, quotes, isVerified } = model;
  switch (action.type) {
    case 'days-pass':
      return step(model, [], { today: today + action.days });
    case 'verify-email':
      return step(model, [], { isVerified: true, quotes: quotes.map((one) => ({ ...one, isBound: true })) });
    case 'create-event': {
      const { name, day, addressee } = action;
      const opened = [...events, { ...draft, name, day, addressee }];
      return step(model, [[addressee === 'unknown' || day < today, 422]], { events: opened }, 201);
    }
    case 'quote-by-hand': {
      const byHand = { ...newQuote, ofEvent: null, name: action.name, isBound: isVerified };
      return step(model, [], { quotes: [...quotes, byHand] }, 201);
    }
    case 'quote-request': {
      const { index: place } = action;
      const event = events[place];
      const isOpen = quotes.some((one) => one.ofEvent === place && one.archivedBy === null);
      const isQuotable = event?.status === 'inquiry' || event?.status === 'proposal';
      const quote = { ...newQuote, ofEvent: place, name: event?.name ?? '', isBound: true };
      const hidden = [!isRequest(event) || action.by === 'stranger', 404] as const;
      const rules = [hidden, [isOpen, 200], [!isQuotable, 409]] as const;
      const proposed = changed(events, place, { status: 'proposal' });
      return step(model, rules, { quotes: [...quotes, quote], events: proposed });
    }
  }
}

function eventChanged(model: Model, action: EventAction): Outcome<Model> {
  const { events, quotes, today } = model;
  const event = events[action.index];
  const isHidden = action.by === 'stranger' || (action.type === 'change-status' && !isRequest(event));
  const blank = [action.type === 'cancel-event' && action.reason === '', 400] as const;
  const { answer, after } = event === undefined ? { answer: 404 } : eventAfter(event, action, today);
  const isCancelled = after?.status === 'cancelled';
  const kept = quotes.map((quote) =>
    isCancelled && quote.ofEvent === action.index ? withdrawn(quote) : quote,
  );
  const rules = [blank, [isHidden, 404], [after === undefined, answer]] as const;
  return step(model, rules, { events: changed(events, action.index, after ?? {}), quotes: kept });
}

function quoteChanged(model: Model, action: QuoteAction): Outcome<Model> {
  const { events, quotes, today } = model;
  const quote = quotes[action.index];
  const isByClient = declaredActions[action.type].side === 'client';
  const isHidden = action.by === 'stranger' || (isByClient && quote?.isBound !== true);
  const { answer, after } = quote === undefined ? { answer: 404 } : quoteAfter(quote, action, today);
  const rules = [
    [isHidden, 404],
    [after === undefined, answer],
  ] as const;
  const change = { quotes: changed(quotes, action.index, after ?? {}) };
  if (after?.isAccepted !== true || quote?.isAccepted === true || after.ofEvent === null) {
    return step(model, rules, change, answer);
  }
  const booked = { status: 'booked', payableCents: payableOf(after.offer) } as const;
  return step(model, rules, { ...change, events: changed(events, after.ofEvent, booked) }, answer);
}
