import { createFlow } from '../src/ledger/flow.ts';
import { createLedger } from '../src/ledger/ledger.ts';
import { mayHaveHappened } from '../src/ledger/entry.ts';

describe('history', () => {
  test('when a change is acknowledged, then it is counted and promises what the answer said', () => {
    const ledger = createLedger();
    const entry = ledger.open({ act: 'create-event', mark: ledger.newMark(), subject: null });
    entry.attempted();

    entry.acknowledged({ subject: 'event' });

    expect(ledger.acknowledged()).toBe(1);
    expect(ledger.acknowledgedLastSecond()).toBe(1);
    expect(ledger.entries()).toMatchObject([
      { fate: 'acknowledged', attempts: 1, promised: { subject: 'event' } },
    ]);
  });

  test('when a change is never answered, then it may have happened and is not counted', () => {
    const ledger = createLedger();
    ledger.open({ act: 'send-event', mark: ledger.newMark(), subject: 'event' }).attempted();

    expect(ledger.acknowledged()).toBe(0);
    expect(ledger.entries().map(mayHaveHappened)).toEqual([true]);
  });

  test.each([
    [1, false],
    [2, true],
  ])(
    'when a change is rejected at attempt %i, then that it may have happened is %s',
    (attempts, expected) => {
      const ledger = createLedger();
      const entry = ledger.open({ act: 'send-event', mark: ledger.newMark(), subject: 'event' });
      Array.from({ length: attempts }, entry.attempted);

      entry.refused('event_already_sent');

      expect(ledger.entries().map(mayHaveHappened)).toEqual([expected]);
    },
  );

  test('when markers are requested, then each is unique', () => {
    const [one, other] = [createLedger(), createLedger()];

    expect(new Set([one.newMark(), one.newMark(), other.newMark()]).size).toBe(3);
  });
});

describe('flow', () => {
  test('when a second has passed, then earlier occurrences count only in the total', () => {
    const clock = { now: 0 };
    const flow = createFlow(() => clock.now);
    flow.count();
    clock.now = 999;
    flow.count();

    clock.now = 1_500;

    expect([flow.lastSecond(), flow.total()]).toEqual([1, 2]);
  });
});
