import { chosenPlanting } from '../src/faults/chosen-planting.ts';
import { isExpectedFinding } from '../src/faults/expected-finding.ts';
import { trials } from '../src/faults/trials.ts';
import { faultVariable, noFault } from '../src/faults/variables.ts';

describe('the findings that reveal a fault', () => {
  test.each([
    ['no confirms', 'differs', 'events.client c-1: sourceVersion is 1, its source says 2'],
    ['no confirms', 'lost', 'no email for confirmation of dana@x.example'],
    ['removal before confirm', 'lost', 'provider p-1 has no subscription'],
    ['ack before commit', 'lost', 'billing.acceptedQuote q-1 never arrived'],
    ['ack before commit', 'lost', 'quotes.eventRequest e-1 never arrived'],
    [
      'publish before save',
      'differs',
      'quotes.eventRequest e-1: sentToProviderAt is "a", its source says "b"',
    ],
    ['outbox not polled again', 'left-over', 'outbox of accounts: 4'],
    ['no version guard', 'differs', 'quotes.client c-1: sourceVersion is 1, its source says 5'],
    ['no mandatory', 'lost', 'billing.acceptedQuote q-1 never arrived'],
    ['endless requeue', 'left-over', 'queue events.move-to-proposal: 45'],
  ] as const)(
    'when “%s” leads to the finding %s: %s, then the finding reveals the fault',
    (fault, kind, detail) => {
      expect(isExpectedFinding({ kind, detail }, trials[fault].expected)).toBe(true);
    },
  );

  test.each([
    ['no confirms', 'lost', 'event of m-1 was acknowledged, but does not exist'],
    ['ack before commit', 'lost', 'events.client c-1 never arrived'],
    ['publish before save', 'differs', 'events.client c-1: sourceVersion is 1, its source says 2'],
    ['outbox not polled again', 'left-over', 'queue events.book-event: 3'],
    ['no version guard', 'differs', 'events.client c-1 has no source'],
    ['no mandatory', 'lost', 'events.client c-1 never arrived'],
    ['endless requeue', 'left-over', 'outbox of events: 1'],
    ['endless requeue', 'dead-letter', 'events.move-to-proposal: invalid payload (m-1)'],
  ] as const)(
    'when “%s” leads to the finding %s: %s, then the finding does not reveal the fault',
    (fault, kind, detail) => {
      expect(isExpectedFinding({ kind, detail }, trials[fault].expected)).toBe(false);
    },
  );
});

describe('the planting of a main', () => {
  test('when the control is selected, then nothing is planted', () => {
    expect(chosenPlanting('events', { [faultVariable]: noFault })).toEqual({});
  });

  test.each([{}, { [faultVariable]: 'no such fault' }])(
    'when the environment is %j, then choosing the planting throws',
    (variables) => {
      expect(() => chosenPlanting('events', variables)).toThrow('selects a fault to plant');
    },
  );
});
