import { eventBooked, eventCancelled, eventProposed } from '@marquee/contracts/messages/event-messages';

import type { AggregateHistory } from '../src/model/histories/aggregate-history.ts';
import { contradictionsIn, differencesBetween } from '../src/model/histories/compare-aggregate-histories.ts';

const story = { quotes: 1, accepts: true, cancels: false };
const proposed = { type: eventProposed.type, version: 2, payload: { payableCents: null } };
const booked = { type: eventBooked.type, version: 3, payload: { payableCents: 54_950 } };
const inOrder: AggregateHistory = {
  id: 'event',
  version: 3,
  steps: ['proposed', 'booked'],
  messages: [proposed, booked],
};
const acceptedFirst: AggregateHistory = {
  id: 'event',
  version: 2,
  steps: ['booked'],
  messages: [{ ...booked, version: 2 }],
};

describe('the history of one aggregate', () => {
  test.each([inOrder, acceptedFirst])(
    'when each step is published once, then the history has no contradiction',
    (history) => {
      expect(contradictionsIn(story, history)).toEqual([]);
    },
  );

  test('when a repeated message books an event again, then the repetition is reported', () => {
    const twice = { ...inOrder, version: 4, steps: ['proposed', 'booked', 'booked'] };

    expect(contradictionsIn(story, twice)).toEqual([
      'booked twice',
      `${eventBooked.type} was not published once for each of its history entries`,
      'handled a message about a quote twice',
    ]);
  });

  test('when a message is published without a step, then the message is reported', () => {
    const extraMessage = { ...inOrder, messages: [proposed, booked, booked] };

    expect(contradictionsIn(story, extraMessage)).toEqual([
      `${eventBooked.type} was not published once for each of its history entries`,
    ]);
  });

  test('when a version has no step, then the version is reported', () => {
    expect(contradictionsIn(story, { ...inOrder, version: 4 })).toEqual(['version 4 after 2 steps']);
  });
});

describe('the same story in another order', () => {
  test('when an acceptance overtakes its quote, then the proposal may be missing', () => {
    expect(differencesBetween(story, inOrder, acceptedFirst)).toEqual([]);
  });

  test('when the provider’s name in a message differs, then the message counts as equal', () => {
    const withProviderName = (providerName: string): AggregateHistory => ({
      ...inOrder,
      messages: [proposed, { ...booked, payload: { payableCents: 54_950, providerName } }],
    });

    const differences = differencesBetween(
      story,
      withProviderName('Nova Sound 1'),
      withProviderName('Nova Sound 2'),
    );

    expect(differences).toEqual([]);
  });

  test('when nothing was accepted and the proposal is missing, then the missing proposal is reported', () => {
    const [once, again] = [
      { ...inOrder, steps: ['proposed'], messages: [proposed] },
      { ...inOrder, steps: [], messages: [] },
    ];

    expect(differencesBetween({ ...story, accepts: false }, once, again)).toEqual([
      'proposed 0 times, not 1',
      `${eventProposed.type} was not published with the same content`,
      'the last message differs',
    ]);
  });

  test('when a quote is withdrawn twice, then the repetition is reported', () => {
    const once = { ...inOrder, steps: ['withdrawn'], messages: [] };

    expect(differencesBetween(story, once, { ...once, steps: ['withdrawn', 'withdrawn'] })).toEqual([
      'withdrawn 2 times, not 1',
    ]);
  });

  test('when the booking is published with another total, then the difference is reported', () => {
    const wrong = { ...booked, payload: { payableCents: 0 } };

    expect(differencesBetween(story, inOrder, { ...inOrder, messages: [proposed, wrong] })).toEqual([
      `${eventBooked.type} was not published with the same content`,
      `${eventBooked.type} was published in addition`,
      'the last message differs',
    ]);
  });

  test('when the event was cancelled before the acceptance arrived, then only the last message must be equal', () => {
    const cancelled = (version: number, payableCents: number | null) => ({
      type: eventCancelled.type,
      version,
      payload: { payableCents },
    });
    const once = {
      ...inOrder,
      steps: [...inOrder.steps, 'cancelled'],
      messages: [...inOrder.messages, cancelled(4, 54_950)],
    };
    const again = {
      ...inOrder,
      steps: ['cancelled', 'cancelled-again'],
      messages: [cancelled(2, null), cancelled(3, 54_950)],
    };

    expect(differencesBetween({ ...story, cancels: true }, once, again)).toEqual([]);
  });
});
