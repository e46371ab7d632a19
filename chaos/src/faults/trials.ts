import type { Fault } from './fault.ts';
import { brokerFallsSilent } from './scenarios/broker-falls-silent.ts';
import { dieOnceTold } from './scenarios/die-once-told.ts';
import { dieWithFullHands } from './scenarios/die-with-full-hands.ts';
import { dieWithFullOutboxes } from './scenarios/die-with-full-outboxes.ts';
import { messagesComeAgain } from './scenarios/messages-come-again.ts';
import { poisonArrives } from './scenarios/poison-arrives.ts';
import { queueIsNotThereYet } from './scenarios/queue-is-not-there-yet.ts';
import type { Scenario } from './scenarios/scenario.ts';
import type { Sign } from './sign.ts';

/** A copy misses the change or holds an older one. */
const missedByCopies = (copies: string): Sign[] => [
  { kind: 'lost', at: new RegExp(`^(${copies}) \\S+ never arrived$`) },
  { kind: 'differs', at: new RegExp(`^(${copies}) \\S+: `) },
];

/** The effect that a message should have had in another service. */
const missedByEvents: Sign = { kind: 'lost', at: /^quote \S+: (event \S+ is|accepted, but event) / };

/** Any message may be missing, including those for identity itself. */
const lostOnTheWay: readonly Sign[] = [
  ...missedByCopies(String.raw`(events|quotes|billing)\.\w+`),
  missedByEvents,
  { kind: 'lost', at: /^provider \S+ has no subscription$/ },
  { kind: 'lost', at: /^no mail for confirmation of / },
];

/** The disturbance that reveals a fault, and the findings that the checker must then report: any of these. */
export type Trial = { scenario: Scenario; expected: readonly Sign[] };

export const trials: Readonly<Record<Fault, Trial>> = {
  'no confirms': { scenario: brokerFallsSilent, expected: lostOnTheWay },
  'ack before commit': {
    scenario: dieWithFullHands,
    // In the two services that are killed.
    expected: missedByCopies(String.raw`(quotes|billing)\.\w+`),
  },
  'publish before save': {
    scenario: dieOnceTold,
    // A copy contains what its source never stored, or stored differently.
    expected: [{ kind: 'differs', at: /^(quotes\.eventRequest|billing\.acceptedQuote) / }],
  },
  'outbox not polled again': {
    scenario: dieWithFullOutboxes,
    expected: [{ kind: 'left-over', at: /^outbox of (accounts|events|quotes): / }],
  },
  'no version guard': {
    scenario: messagesComeAgain,
    expected: [{ kind: 'differs', at: /^(events|quotes|billing)\.\w+ \S+: / }],
  },
  'removal before confirm': { scenario: brokerFallsSilent, expected: lostOnTheWay },
  'no mandatory': {
    scenario: queueIsNotThereYet,
    expected: [
      { kind: 'lost', at: /^quote \S+: accepted, but event / },
      { kind: 'lost', at: /^billing\.acceptedQuote \S+ never arrived$/ },
    ],
  },
  'endless requeue': {
    scenario: poisonArrives,
    expected: [{ kind: 'left-over', at: /\bevents\.move-to-proposal\b/ }],
  },
};

/** Each scenario once, however many faults it reveals. */
export function scenariosOf(faults: readonly Fault[]): Scenario[] {
  return [...new Set(faults.map((fault) => trials[fault].scenario))];
}
