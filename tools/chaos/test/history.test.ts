import { createRateCounter } from '../src/history/rate-counter.ts';
import { createHistory } from '../src/history/history.ts';
import { mayHaveHappened } from '../src/history/entry.ts';

describe('history', () => {
  test('when a change is acknowledged, then it is counted and the values of the answer are recorded', () => {
    const history = createHistory();
    const entry = history.open({ action: 'create-event', marker: history.newMarker(), subject: null });
    entry.attempted();

    entry.acknowledged({ subject: 'event' });

    expect(history.acknowledged()).toBe(1);
    expect(history.acknowledgedLastSecond()).toBe(1);
    expect(history.entries()).toMatchObject([
      { outcome: 'acknowledged', attempts: 1, acknowledgedValues: { subject: 'event' } },
    ]);
  });

  test('when attempts fail, then the reason of the first failure is recorded', () => {
    const history = createHistory();
    const entry = history.open({ action: 'create-event', marker: history.newMarker(), subject: null });
    entry.attempted();
    entry.failed('503');
    entry.attempted();

    entry.failed('no answer');

    expect(history.entries()).toMatchObject([{ attempts: 2, firstFailure: '503' }]);
  });

  test('when a change is never answered, then it may have happened and is not counted', () => {
    const history = createHistory();
    history.open({ action: 'send-event', marker: history.newMarker(), subject: 'event' }).attempted();

    expect(history.acknowledged()).toBe(0);
    expect(history.entries().map(mayHaveHappened)).toEqual([true]);
  });

  test.each([
    [1, false],
    [2, true],
  ])(
    'when a change is rejected at attempt %i, then whether it may have happened is %s',
    (attempts, expected) => {
      const history = createHistory();
      const entry = history.open({ action: 'send-event', marker: history.newMarker(), subject: 'event' });
      Array.from({ length: attempts }, entry.attempted);

      entry.refused('event_already_sent');

      expect(history.entries().map(mayHaveHappened)).toEqual([expected]);
    },
  );

  test('when markers are requested, then each is unique', () => {
    const [one, other] = [createHistory(), createHistory()];

    expect(new Set([one.newMarker(), one.newMarker(), other.newMarker()]).size).toBe(3);
  });
});

describe('rate counter', () => {
  test('when a second has passed, then earlier occurrences count only in the total', () => {
    const clock = { now: 0 };
    const rate = createRateCounter(() => clock.now);
    rate.count();
    clock.now = 999;
    rate.count();

    clock.now = 1_500;

    expect([rate.lastSecond(), rate.total()]).toEqual([1, 2]);
  });
});
