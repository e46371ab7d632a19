import { localAdmin } from '@marquee/local/environment';

import { signInAsOperator } from '../../../gates/operator.ts';
import type { Person } from '../../../load/change-request.ts';
import type { ActionContext } from '../../../load/run-steps.ts';
import type { Environment } from '../../../stack/environment.ts';
import { putPoison } from '../../scenarios/put-poison.ts';
import type { FailPoint } from '../fail-point.ts';
import { failingQueue } from '../points/failing-queue.ts';
import { collectInvoices } from './collect-invoices.ts';
import { manageCredentials } from './manage-credentials.ts';
import { exportAndDelete } from './export-and-delete.ts';
import { suspendAndReinstate } from './suspend-and-reinstate.ts';
import { runToAcceptance } from './run-to-acceptance.ts';

/** The journeys that lead to the fail points; each run uses new people. */
export type Journeys = Readonly<Record<FailPoint['by'], () => Promise<unknown>>>;

export function createJourneys(environment: Environment, context: ActionContext): Journeys {
  let operator: Promise<Person> | null = null;

  return {
    journey: () => runToAcceptance(context),
    invoicing: () => collectInvoices(context),
    deletion: () => exportAndDelete(context, environment.dataFolder),
    account: () => manageCredentials(context, environment.dataFolder),
    async suspension() {
      // The operator signs in once, because each two-factor code is valid once. The session survives a crash of identity.
      operator ??= operatorOf(context);
      await suspendAndReinstate(context, await operator);
    },
    poison: () => putPoison(environment, failingQueue, 1),
  };
}

async function operatorOf({ caller }: ActionContext): Promise<Person> {
  return { id: 'operator', email: localAdmin.email, cookie: await signInAsOperator(caller) };
}
