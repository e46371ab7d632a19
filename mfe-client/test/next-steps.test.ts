import type { EventView } from '@marquee/contracts/events';
import type { ClientQuote } from '@marquee/contracts/quotes';
import { nextSteps } from '../src/pages/dashboard/next-steps.ts';
import { aQuote } from './a-quote.ts';
import { anEvent, aSentEvent } from './an-event.ts';

function stepsOf(events: EventView[], quotes: ClientQuote[] = []) {
  return nextSteps({
    events,
    quotes,
    hasEveryQuote: true,
    now: new Date('2025-08-21T12:00:00Z'),
  });
}

describe('what happens next', () => {
  test('when an event is a draft, then it is to be sent', () => {
    const [step] = stepsOf([anEvent({ name: 'Henna' })]);

    expect(step).toMatchObject({ stage: 'Henna is a draft', state: 'next' });
  });

  test('when a sent event has no quote, then the provider is waited for', () => {
    const [step] = stepsOf([aSentEvent({ name: 'Henna' })]);

    expect(step?.stage).toBe('Henna is waiting for a quote');
    expect(step?.who).toMatch(/^Sunset Sound Co\. has your request since Aug 16, 2025, /);
  });

  test('when not every quote is known, then no event is said to wait for one; what needs none is said', () => {
    const events = [aSentEvent({ name: 'Henna' }), anEvent({ name: 'Reunion' })];

    const steps = nextSteps({ events, quotes: [], hasEveryQuote: false, now: new Date() });

    expect(steps).toMatchObject([{ stage: 'Reunion is a draft' }]);
  });

  test('when there is a quote, then the client is waited for, until it expires', () => {
    const event = aSentEvent({ name: 'Henna', status: 'proposal' });

    const [step] = stepsOf([event], [aQuote({ eventId: event.id, validUntil: '2025-09-19' })]);

    expect(step).toMatchObject({
      stage: 'Henna is waiting for you',
      who: 'The quote can be accepted until Sep 19, 2025',
    });
  });

  test.each([
    { quote: { isBeingRevised: true, answer: 'withdrawn' }, who: 'The provider withdrew the last quote' },
    { quote: { isExpired: true }, who: 'The quote has expired' },
  ])('when the quote cannot be accepted, then it says: $who', ({ quote, who }) => {
    const event = aSentEvent({ status: 'proposal' });

    const [step] = stepsOf([event], [aQuote({ eventId: event.id, ...quote })]);

    expect(step).toMatchObject({ who });
  });

  test('when it is booked, then it is lit', () => {
    const [step] = stepsOf([aSentEvent({ name: 'Henna', status: 'booked' })]);

    expect(step).toMatchObject({ stage: 'Henna booked', state: 'lit' });
  });

  test('when events are over or cancelled, then nothing is to be done', () => {
    const steps = stepsOf([anEvent({ eventDate: '2025-06-14' }), aSentEvent({ status: 'cancelled' })]);

    expect(steps).toEqual([]);
  });
});
