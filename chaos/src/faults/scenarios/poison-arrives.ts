import { dropAllParked } from './drop-all-parked.ts';
import { putPoison } from './poison.ts';
import type { Scenario } from './scenario.ts';

/** As in real life: one that goes round is nearly always in somebody's hands, and must be found there. */
const doses = 1;

/** A message nobody can handle; an operator looks at what was parked and gives it up. */
export const poisonArrives: Scenario = async ({ world }) => {
  await putPoison(world, 'events.move-to-proposal', doses);
  await dropAllParked(world, doses);
};
