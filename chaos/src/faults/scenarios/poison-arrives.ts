import { dropAllParked } from './drop-all-parked.ts';
import { putPoison } from './poison.ts';
import type { Scenario } from './scenario.ts';

/** As in production: a message that is requeued forever is nearly always unacknowledged, and must be found there. */
const doses = 1;

/** A message that no consumer can handle; an operator reads the dead letter and drops it. */
export const poisonArrives: Scenario = async ({ world }) => {
  await putPoison(world, 'events.move-to-proposal', doses);
  await dropAllParked(world, doses);
};
