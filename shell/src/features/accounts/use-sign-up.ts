import type { CurrentUser } from '@marquee/contracts/accounts';
import { notify } from '@marquee/ui';
import { getErrorMessage } from '@marquee/web-kit';
import { useCompleteSignIn } from './use-complete-sign-in.ts';

/** Handles the response to the sign-up of either role: completes the sign-in, or shows the error. */
export function useSignUp(greeting: string) {
  const completeSignIn = useCompleteSignIn();

  function onSignedUp(user: CurrentUser) {
    completeSignIn(user, {
      title: greeting,
      description: 'Welcome to Marquee. We’ve sent you an email to confirm your address.',
    });
  }

  function onRefused(refusal: unknown) {
    notify({
      kind: 'destructive',
      title: 'Signup Failed',
      description: getErrorMessage(refusal, 'Please try again'),
    });
  }

  return { onSignedUp, onRefused } as const;
}
