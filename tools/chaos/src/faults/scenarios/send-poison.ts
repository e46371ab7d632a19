import { dropDeadLetters } from './drop-dead-letters.ts';
import { putPoison } from './put-poison.ts';
import type { Scenario } from './scenario.ts';

/**
 * One message, as is usual in production. If it is requeued forever, it is nearly always unacknowledged, and the checker must find it in
 * that state.
 */
const count = 1;

/** A message that no consumer can handle; an operator reads the dead letter and drops it. */
export const sendPoison: Scenario = async ({ environment }) => {
  await putPoison(environment, 'events.move-to-proposal', count);
  await dropDeadLetters(environment, count);
};
