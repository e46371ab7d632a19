import { dropAllParked } from './drop-all-parked.ts';
import { putPoison } from './poison.ts';
import type { Scenario } from './scenario.ts';

/** More than a consumer takes at once: some lie in the queue whenever one looks. */
const doses = 60;

/** Messages nobody can handle; an operator looks at what was parked and gives it up. */
export const poisonArrives: Scenario = async ({ world }) => {
  await putPoison(world, 'events.move-to-proposal', doses);
  await dropAllParked(world, doses);
};
