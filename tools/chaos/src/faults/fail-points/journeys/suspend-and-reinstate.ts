import { password, signUpAsProvider } from '../../../load/actions/account-actions.ts';
import { reinstate, suspend } from '../../../load/actions/operator-actions.ts';
import { signIn } from '../../../load/actions/sign-in-actions.ts';
import type { Person } from '../../../load/change-request.ts';
import { perform } from '../../../load/perform.ts';
import { signUp } from '../../../load/sign-up.ts';
import type { ActionContext } from '../../../load/run-steps.ts';
import { performUntilAcknowledged } from './perform-until-acknowledged.ts';

/** An operator suspends a provider, who then cannot sign in, and reinstates the provider, who then can. */
export async function suspendAndReinstate(context: ActionContext, operator: Person): Promise<void> {
  const { caller, history } = context;
  const user = await signUp(caller, history, signUpAsProvider(history.newMarker()));
  await performUntilAcknowledged(context, (marker) => suspend({ operator, user, marker }));
  const refused = await perform(caller, history, signIn(user, { marker: history.newMarker(), password }));
  if (refused.outcome !== 'refused') {
    throw new Error(`a suspended account could sign in: ${refused.outcome}`);
  }
  await performUntilAcknowledged(context, (marker) => reinstate({ operator, user, marker }));
  await performUntilAcknowledged(context, (marker) => signIn(user, { marker, password }));
}
