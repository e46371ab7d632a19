import type { EventView } from '@marquee/contracts/events';
import type { ClientQuote } from '@marquee/contracts/quotes';
import { getNextSteps } from '../src/pages/dashboard/next-steps.ts';
import { aQuote } from './a-quote.ts';
import { anEvent, aSentEvent } from './an-event.ts';

function getSteps(events: EventView[], quotes: ClientQuote[] = []) {
  return getNextSteps({
    events,
    quotes,
    hasEveryQuote: true,
    now: new Date('2025-08-21T12:00:00Z'),
  });
}

describe('what happens next', () => {
  test('when an event is a draft, then the client has to send it', () => {
    const [step] = getSteps([anEvent({ name: 'Henna' })]);

    expect(step).toMatchObject({ stage: 'Henna is a draft', state: 'next' });
  });

  test('when a sent event has no quote, then the client waits for the provider', () => {
    const [step] = getSteps([aSentEvent({ name: 'Henna' })]);

    expect(step?.stage).toBe('Henna is waiting for a quote');
    expect(step?.who).toMatch(/^Sunset Sound Co\. has your request since Aug 16, 2025, /);
  });

  test('when not every quote is loaded, then no event is shown as waiting for a quote, but other steps appear', () => {
    const events = [aSentEvent({ name: 'Henna' }), anEvent({ name: 'Reunion' })];

    const steps = getNextSteps({ events, quotes: [], hasEveryQuote: false, now: new Date() });

    expect(steps).toMatchObject([{ stage: 'Reunion is a draft' }]);
  });

  test('when there is a quote, then the client has to answer before it expires', () => {
    const event = aSentEvent({ name: 'Henna', status: 'proposal' });

    const [step] = getSteps([event], [aQuote({ eventId: event.id, validUntil: '2025-09-19' })]);

    expect(step).toMatchObject({
      stage: 'Henna is waiting for you',
      who: 'The quote can be accepted until Sep 19, 2025',
    });
  });

  test.each([
    { quote: { isBeingRevised: true, answer: 'withdrawn' }, who: 'The provider withdrew the last quote' },
    { quote: { isExpired: true }, who: 'The quote has expired' },
  ])('when the client cannot accept the quote, then the step gives the reason: $who', ({ quote, who }) => {
    const event = aSentEvent({ status: 'proposal' });

    const [step] = getSteps([event], [aQuote({ eventId: event.id, ...quote })]);

    expect(step).toMatchObject({ who });
  });

  test('when an event is booked, then its step is complete', () => {
    const [step] = getSteps([aSentEvent({ name: 'Henna', status: 'booked' })]);

    expect(step).toMatchObject({ stage: 'Henna booked', state: 'lit' });
  });

  test('when events are over or cancelled, then there is no step', () => {
    const steps = getSteps([anEvent({ eventDate: '2025-06-14' }), aSentEvent({ status: 'cancelled' })]);

    expect(steps).toEqual([]);
  });
});
