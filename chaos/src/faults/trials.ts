import type { Finding } from '../check/finding.ts';
import type { Fault } from './fault.ts';
import { brokerFallsSilent } from './scenarios/broker-falls-silent.ts';
import { dieAtWork } from './scenarios/die-at-work.ts';
import { dieWithFullHands } from './scenarios/die-with-full-hands.ts';
import { dieWithFullOutboxes } from './scenarios/die-with-full-outboxes.ts';
import { messagesComeAgain } from './scenarios/messages-come-again.ts';
import { poisonArrives } from './scenarios/poison-arrives.ts';
import { queueIsNotThereYet } from './scenarios/queue-is-not-there-yet.ts';
import type { Scenario } from './scenarios/scenario.ts';

/** A message that never came leaves a gap, or what an earlier one has told. */
const lostOnTheWay = ['lost', 'differs'] as const;

/** The ill luck that brings a fault to light, and what the checker must then say: any of these. */
export type Trial = { scenario: Scenario; expected: readonly Finding['kind'][] };

export const trials: Readonly<Record<Fault, Trial>> = {
  'no confirms': { scenario: brokerFallsSilent, expected: lostOnTheWay },
  'ack before commit': { scenario: dieWithFullHands, expected: lostOnTheWay },
  'publish before save': { scenario: dieAtWork, expected: ['differs', 'illegal'] },
  'outbox not polled again': { scenario: dieWithFullOutboxes, expected: ['left-over'] },
  'no version guard': { scenario: messagesComeAgain, expected: ['differs'] },
  'removal before confirm': { scenario: brokerFallsSilent, expected: lostOnTheWay },
  'no mandatory': { scenario: queueIsNotThereYet, expected: ['lost'] },
  'endless requeue': { scenario: poisonArrives, expected: ['left-over'] },
};

/** Each scenario once, however many faults it brings to light. */
export function scenariosOf(faults: readonly Fault[]): Scenario[] {
  return [...new Set(faults.map((fault) => trials[fault].scenario))];
}
