import { isEventAct, isQuoteAct } from './acts.ts';
import type { Act, EventAct, OtherAct, QuoteAct } from './acts.ts';
import { eventAfter } from './event-machine.ts';
import { quoteAfter } from './quote-machine.ts';
import { draft, finalOf, isRequest, newQuote, withdrawn } from './state.ts';
import type { Model } from './state.ts';
import { changed, step } from './step.ts';
import type { Outcome } from './step.ts';

/** The required answer of the product, and the required state once every message has arrived. */
export function modelAfter(model: Model, act: Act): Outcome<Model> {
  if (isEventAct(act)) {
    return eventChanged(model, act);
  }
  return isQuoteAct(act) ? quoteChanged(model, act) : made(model, act);
}

function made(model: Model, act: OtherAct): Outcome<Model> {
  const { today, events, quotes, isVerified } = model;
  switch (act.type) {
    case 'days-pass':
      return step(model, [], { today: today + act.days });
    case 'verify-email':
      return step(model, [], { isVerified: true, quotes: quotes.map((one) => ({ ...one, isBound: true })) });
    case 'create-event': {
      const { name, day, addressee } = act;
      const opened = [...events, { ...draft, name, day, addressee }];
      return step(model, [[addressee === 'unknown' || day < today, 422]], { events: opened }, 201);
    }
    case 'quote-by-hand': {
      const byHand = { ...newQuote, ofEvent: null, name: act.name, isBound: isVerified };
      return step(model, [], { quotes: [...quotes, byHand] }, 201);
    }
    case 'quote-request': {
      const { index: place } = act;
      const event = events[place];
      const isOpen = quotes.some((one) => one.ofEvent === place && one.archivedBy === null);
      const isQuotable = event?.status === 'inquiry' || event?.status === 'proposal';
      const quote = { ...newQuote, ofEvent: place, name: event?.name ?? '', isBound: true };
      const hidden = [!isRequest(event) || act.by === 'stranger', 404] as const;
      const rules = [hidden, [isOpen, 200], [!isQuotable, 409]] as const;
      const proposed = changed(events, place, { status: 'proposal' });
      return step(model, rules, { quotes: [...quotes, quote], events: proposed });
    }
  }
}

function eventChanged(model: Model, act: EventAct): Outcome<Model> {
  const { events, quotes, today } = model;
  const event = events[act.index];
  const isHidden = act.by === 'stranger' || (act.type === 'change-status' && !isRequest(event));
  const blank = [act.type === 'cancel-event' && act.reason === '', 400] as const;
  const { answer, after } = event === undefined ? { answer: 404 } : eventAfter(event, act, today);
  const isCancelled = after?.status === 'cancelled';
  const kept = quotes.map((quote) => (isCancelled && quote.ofEvent === act.index ? withdrawn(quote) : quote));
  const rules = [blank, [isHidden, 404], [after === undefined, answer]] as const;
  return step(model, rules, { events: changed(events, act.index, after ?? {}), quotes: kept });
}

function quoteChanged(model: Model, act: QuoteAct): Outcome<Model> {
  const { events, quotes, today } = model;
  const quote = quotes[act.index];
  const isHidden = act.by === 'stranger' || (act.type === 'accept' && quote?.isBound !== true);
  const { answer, after } = quote === undefined ? { answer: 404 } : quoteAfter(quote, act, today);
  const rules = [
    [isHidden, 404],
    [after === undefined, answer],
  ] as const;
  const change = { quotes: changed(quotes, act.index, after ?? {}) };
  if (after?.isAccepted !== true || quote?.isAccepted === true || after.ofEvent === null) {
    return step(model, rules, change, answer);
  }
  const booked = { status: 'booked', totalCents: finalOf(after.offer) } as const;
  return step(model, rules, { ...change, events: changed(events, after.ofEvent, booked) }, answer);
}
