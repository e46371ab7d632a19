import { isolated } from '@marquee/ui';
import { isPastDate } from '@marquee/contracts/dates';
import type { EventView } from '@marquee/contracts/events';
import type { ClientQuote } from '@marquee/contracts/quotes';
import { formatDateTime, formatDate } from '@marquee/web-kit';
import { arrangeEvents } from '../../features/events/arrange-events.ts';
import { providerNameOf } from '../../features/events/event-texts.ts';

export type NextStep = { stage: string; state: 'lit' | 'waiting' | 'next'; who: string };

type Situation = {
  events: EventView[];
  quotes: ClientQuote[];
  /** If false, an event without a loaded quote may still have one. */
  hasEveryQuote: boolean;
  now: Date;
};

type Known = { event: EventView; quote: ClientQuote | undefined; hasEveryQuote: boolean };

/** One line for each known event that is not over: its state and who has to act. */
export function nextSteps({ events, quotes, hasEveryQuote, now }: Situation): NextStep[] {
  const { next, others } = arrangeEvents(events, now);
  return [next ?? [], others]
    .flat()
    .filter((event) => event.eventDate === '' || !isPastDate(event.eventDate, event.timeZone, now))
    .flatMap((event) => {
      const quote = quotes.find(({ eventId }) => eventId === event.id);
      return stepOf({ event, quote, hasEveryQuote }) ?? [];
    });
}

function stepOf({ event, quote, hasEveryQuote }: Known): NextStep | null {
  if (event.status === 'booked') {
    const at = quote?.clientAcceptedAt ?? event.bookedAt;
    return {
      stage: `${isolated(event.name)} booked`,
      state: 'lit',
      who: at ? `You accepted on ${formatDateTime(at)}` : '',
    };
  }
  if (event.status !== 'inquiry' && event.status !== 'proposal') {
    return null;
  }
  if (!event.sentToProvider) {
    return {
      stage: `${isolated(event.name)} is a draft`,
      state: 'next',
      who: 'Send it to a provider to get a quote',
    };
  }
  if (quote?.answer === 'withdrawn') {
    return {
      stage: `${isolated(event.name)} is waiting for a new quote`,
      state: 'waiting',
      who: 'The provider withdrew the last quote',
    };
  }
  if (quote) {
    return answerTo(event, quote);
  }
  return hasEveryQuote ? awaiting(event) : null;
}

function answerTo(event: EventView, quote: ClientQuote): NextStep {
  return { stage: `${isolated(event.name)} is waiting for you`, state: 'waiting', who: openingOf(quote) };
}

function openingOf({ isExpired, validUntil }: ClientQuote): string {
  if (isExpired) {
    return 'The quote has expired';
  }
  return validUntil === null
    ? 'The quote can be accepted'
    : `The quote can be accepted until ${formatDate(validUntil)}`;
}

function awaiting(event: EventView): NextStep {
  return {
    stage: `${isolated(event.name)} is waiting for a quote`,
    state: 'waiting',
    who: `${isolated(providerNameOf(event))} has your request${sinceOf(event)}`,
  };
}

function sinceOf({ sentToProviderAt }: EventView): string {
  return sentToProviderAt === null ? '' : ` since ${formatDateTime(sentToProviderAt)}`;
}
