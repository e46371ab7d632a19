import { notify } from '@marquee/ui';
import { failure, isApiError } from './api-error.ts';
import type { LeaveFor } from './edge.ts';

const code = 'another_account';

/** The answer of a page that learns that another account than its own is signed in. */
export const anotherAccount = failure({ code, generic: 'Another account is signed in' });

/** Whether a service refused because the page was loaded for another account than the one that is signed in. */
export function isOfAnotherAccount(refusal: unknown): boolean {
  return isApiError(refusal) && refusal.code === code;
}

/** Says why nothing can be saved, and leaves what was typed until the user reloads the page. */
export function notifyAnotherAccount(leaveFor: LeaveFor): void {
  notify({
    kind: 'destructive',
    title: 'Another Account Is Signed In',
    description:
      'You signed in with it in another tab. Reload this page before you go on; until then nothing is saved.',
    action: {
      label: 'Reload',
      onSelect: () => {
        leaveFor(location.href, { replace: true });
      },
    },
  });
}
