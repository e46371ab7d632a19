import type { RoleChoice } from '@marquee/contracts/accounts';
import { useNotifyRefusal } from '@marquee/web-kit';
import { useShellChooseRoleMutation } from './accounts-api.ts';
import { useEnter } from './use-enter.ts';

const greetings = { client: 'Client Account Created', provider: 'Provider Account Created' };

/** Saves the chosen role, then enters with it; a toast reports a failure. */
export function useChooseRole() {
  const [chooseRole] = useShellChooseRoleMutation();
  const enter = useEnter();
  const notifyRefusal = useNotifyRefusal();

  async function choose(body: RoleChoice) {
    const user = await chooseRole({ body }).unwrap();
    enter(user, { title: greetings[body.role], description: 'Welcome to Marquee.' });
  }

  function onRefused(refusal: unknown) {
    notifyRefusal(refusal, { title: 'Signup Failed', fallback: 'Please try again' });
  }

  return { choose, onRefused } as const;
}
