import { notify } from '@marquee/ui';
import { failure, isApiError } from './api-error.ts';
import type { NavigateExternally } from './navigate-externally.ts';

const code = 'another_account';

/** The error of a call whose response shows that an account other than the page's is signed in. */
export const anotherAccountError = failure({ code, generic: 'Another account is signed in' });

/** Whether a call failed because the page was loaded for an account other than the one that is signed in. */
export function isAnotherAccountError(error: unknown): boolean {
  return isApiError(error) && error.code === code;
}

/** Shows a toast that explains why nothing can be saved. Unsaved input stays until the user reloads the page. */
export function notifyAnotherAccount(navigateExternally: NavigateExternally): void {
  notify({
    kind: 'destructive',
    title: 'Another Account Is Signed In',
    description:
      'You signed in with it in another tab. Reload this page before you go on; until then nothing is saved.',
    action: {
      label: 'Reload',
      onSelect: () => {
        navigateExternally(location.href, { replace: true });
      },
    },
  });
}
