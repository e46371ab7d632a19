import type { Fault } from './fault.ts';
import { silenceBroker } from './scenarios/silence-broker.ts';
import { killBeforeConfirm } from './scenarios/kill-before-confirm.ts';
import { killWithUnacknowledged } from './scenarios/kill-with-unacknowledged.ts';
import { killWithFullOutboxes } from './scenarios/kill-with-full-outboxes.ts';
import { republishMessages } from './scenarios/republish-messages.ts';
import { sendPoison } from './scenarios/send-poison.ts';
import { unbindQueues } from './scenarios/unbind-queues.ts';
import type { Scenario } from './scenarios/scenario.ts';
import type { ExpectedFinding } from './expected-finding.ts';

/** A projection never received a document, or a field differs from the source. */
const missedByCopies = (copies: string): ExpectedFinding[] => [
  { kind: 'lost', at: new RegExp(`^(${copies}) \\S+ never arrived$`) },
  { kind: 'differs', at: new RegExp(`^(${copies}) \\S+: `) },
];

/** A message had no effect in the events service. */
const missedByEvents: ExpectedFinding = {
  kind: 'lost',
  at: /^quote \S+: (event \S+ is|accepted, but event) /,
};

/** Any message may be missing, including those for identity itself. */
const lostOnTheWay: readonly ExpectedFinding[] = [
  ...missedByCopies(String.raw`(events|quotes|billing)\.\w+`),
  missedByEvents,
  { kind: 'lost', at: /^provider \S+ has no subscription$/ },
  { kind: 'lost', at: /^no email for confirmation of / },
];

/** The disturbance that reveals a fault, and the findings of which the checker must report at least one. */
export type Trial = { scenario: Scenario; expected: readonly ExpectedFinding[] };

export const trials: Readonly<Record<Fault, Trial>> = {
  'no confirms': { scenario: silenceBroker, expected: lostOnTheWay },
  'ack before commit': {
    scenario: killWithUnacknowledged,
    // Messages are lost only in the two services that the scenario kills.
    expected: missedByCopies(String.raw`(quotes|billing)\.\w+`),
  },
  'publish before save': {
    scenario: killBeforeConfirm,
    // A projection contains a change that its source never stored, or stored differently.
    expected: [{ kind: 'differs', at: /^(quotes\.eventRequest|billing\.acceptedQuote) / }],
  },
  'outbox not polled again': {
    scenario: killWithFullOutboxes,
    expected: [{ kind: 'left-over', at: /^outbox of (accounts|events|quotes): / }],
  },
  'no version guard': {
    scenario: republishMessages,
    expected: [{ kind: 'differs', at: /^(events|quotes|billing)\.\w+ \S+: / }],
  },
  'removal before confirm': { scenario: silenceBroker, expected: lostOnTheWay },
  'no mandatory': {
    scenario: unbindQueues,
    expected: [
      { kind: 'lost', at: /^quote \S+: accepted, but event / },
      { kind: 'lost', at: /^billing\.acceptedQuote \S+ never arrived$/ },
    ],
  },
  'endless requeue': {
    scenario: sendPoison,
    expected: [{ kind: 'left-over', at: /\bevents\.move-to-proposal\b/ }],
  },
};

/** Each scenario once, however many faults it reveals. */
export function scenariosOf(faults: readonly Fault[]): Scenario[] {
  return [...new Set(faults.map((fault) => trials[fault].scenario))];
}
