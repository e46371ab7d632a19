import { localAdmin } from '@marquee/local/environment';

import { signInAsOperator } from '../../../bars/operator.ts';
import type { Person } from '../../../load/doing.ts';
import type { Teller } from '../../../load/tell-step.ts';
import type { World } from '../../../stack/world.ts';
import { putPoison } from '../../scenarios/poison.ts';
import type { FailPoint } from '../fail-point.ts';
import { troubledQueue } from '../points/troubled-queue.ts';
import { collect } from './collect.ts';
import { keepAccount } from './keep-account.ts';
import { leave } from './leave.ts';
import { suspendAndReinstate } from './suspend-and-reinstate.ts';
import { travel } from './travel.ts';

/** The journeys that lead to the fail points; each run uses new people. */
export type Ways = Readonly<Record<FailPoint['by'], () => Promise<unknown>>>;

export function waysThrough(world: World, teller: Teller): Ways {
  let operator: Promise<Person> | null = null;

  return {
    journey: () => travel(teller),
    collecting: () => collect(teller),
    leaving: () => leave(teller),
    account: () => keepAccount(teller, world.dataFolder),
    async suspension() {
      // Signed in once: each code is valid once, and a session survives its service.
      operator ??= operatorOf(teller);
      await suspendAndReinstate(teller, await operator);
    },
    poison: () => putPoison(world, troubledQueue, 1),
  };
}

async function operatorOf({ caller }: Teller): Promise<Person> {
  return { id: 'operator', email: localAdmin.email, cookie: await signInAsOperator(caller) };
}
