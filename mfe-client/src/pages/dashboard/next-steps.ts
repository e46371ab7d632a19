import { isolated } from '@marquee/ui';
import { isPastDate } from '@marquee/contracts/dates';
import { isOfferAnswer, offerAnswers, offerStateOf } from '@marquee/contracts/offer-states';
import type { EventView } from '@marquee/contracts/events';
import type { ClientQuote } from '@marquee/contracts/quotes';
import { formatDateTime, formatDate } from '@marquee/web-kit';
import { arrangeEvents } from '../../features/events/arrange-events.ts';
import { getProviderName } from '../../features/events/event-texts.ts';

export type NextStep = { stage: string; state: 'lit' | 'waiting' | 'next'; who: string };

type NextStepsInput = {
  events: EventView[];
  quotes: ClientQuote[];
  /** If false, an event without a loaded quote may have a quote that is not loaded. */
  hasEveryQuote: boolean;
  now: Date;
};

type StepInput = { event: EventView; quote: ClientQuote | undefined; hasEveryQuote: boolean };

/** Returns one step for each loaded open or booked event that is not over. Omits an event whose quote may not be loaded yet. */
export function getNextSteps({ events, quotes, hasEveryQuote, now }: NextStepsInput): NextStep[] {
  const { next, others } = arrangeEvents(events, now);
  return [next ?? [], others]
    .flat()
    .filter((event) => event.eventDate === '' || !isPastDate(event.eventDate, event.timeZone, now))
    .flatMap((event) => {
      const quote = quotes.find(({ eventId }) => eventId === event.id);
      return getStep({ event, quote, hasEveryQuote }) ?? [];
    });
}

function getStep({ event, quote, hasEveryQuote }: StepInput): NextStep | null {
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
  if (quote) {
    return getQuotedStep(event, quote);
  }
  return hasEveryQuote ? getAwaitingQuoteStep(event) : null;
}

function getQuotedStep(event: EventView, quote: ClientQuote): NextStep {
  const state = offerStateOf(quote);
  if (isOfferAnswer(state)) {
    return {
      stage: `${isolated(event.name)} is waiting for a new quote`,
      state: 'waiting',
      who: offerAnswers[state].newQuoteReason,
    };
  }
  return {
    stage: `${isolated(event.name)} is waiting for you`,
    state: 'waiting',
    who: state === 'expired' ? 'The quote has expired' : getValidityText(quote),
  };
}

function getValidityText({ validUntil }: ClientQuote): string {
  return validUntil === null
    ? 'The quote can be accepted'
    : `The quote can be accepted until ${formatDate(validUntil)}`;
}

function getAwaitingQuoteStep(event: EventView): NextStep {
  return {
    stage: `${isolated(event.name)} is waiting for a quote`,
    state: 'waiting',
    who: `${isolated(getProviderName(event))} has your request${getSinceText(event)}`,
  };
}

function getSinceText({ sentToProviderAt }: EventView): string {
  return sentToProviderAt === null ? '' : ` since ${formatDateTime(sentToProviderAt)}`;
}
