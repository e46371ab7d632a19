import { dropDeadLetters } from './drop-dead-letters.ts';
import { putPoison } from './put-poison.ts';
import type { Scenario } from './scenario.ts';

/** As in production: a message that is requeued forever is nearly always unacknowledged, and must be found there. */
const count = 1;

/** A message that no consumer can handle; an operator reads the dead letter and drops it. */
export const sendPoison: Scenario = async ({ environment }) => {
  await putPoison(environment, 'events.move-to-proposal', count);
  await dropDeadLetters(environment, count);
};
