import type { RoleChoice } from '@marquee/contracts/accounts';
import { useNotifyRefusal } from '@marquee/web-kit';
import { useShellChooseRoleMutation } from './accounts-api.ts';
import { useCompleteSignIn } from './use-complete-sign-in.ts';

const greetings = { client: 'Client Account Created', provider: 'Provider Account Created' };

/** `choose` saves the role, then opens the user's start page. `onRefused` shows an error in a toast. */
export function useChooseRole() {
  const [chooseRole] = useShellChooseRoleMutation();
  const completeSignIn = useCompleteSignIn();
  const notifyRefusal = useNotifyRefusal();

  async function choose(body: RoleChoice) {
    const user = await chooseRole({ body }).unwrap();
    completeSignIn(user, { title: greetings[body.role], description: 'Welcome to Marquee.' });
  }

  function onRefused(refusal: unknown) {
    notifyRefusal(refusal, { title: 'Signup Failed', fallback: 'Please try again' });
  }

  return { choose, onRefused } as const;
}
