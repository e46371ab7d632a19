import { password, signUpAsProvider } from '../../../load/acts/account-acts.ts';
import { reinstate, suspend } from '../../../load/acts/operator-acts.ts';
import { signIn } from '../../../load/acts/sign-in-acts.ts';
import type { Person } from '../../../load/doing.ts';
import { perform } from '../../../load/perform.ts';
import { signUp } from '../../../load/sign-up.ts';
import type { Teller } from '../../../load/tell-step.ts';
import { carryOut } from './carry-out.ts';

/** An operator suspends a provider, who then has no access, and reinstates them. */
export async function suspendAndReinstate(teller: Teller, operator: Person): Promise<void> {
  const { caller, ledger } = teller;
  const user = await signUp(caller, ledger, signUpAsProvider(ledger.newMark()));
  await carryOut(teller, (mark) => suspend({ operator, user, mark }));
  const refused = await perform(caller, ledger, signIn(user, { mark: ledger.newMark(), password }));
  if (refused.fate !== 'refused') {
    throw new Error(`somebody suspended signed in: ${refused.fate}`);
  }
  await carryOut(teller, (mark) => reinstate({ operator, user, mark }));
  await carryOut(teller, (mark) => signIn(user, { mark, password }));
}
