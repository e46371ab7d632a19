import type { CurrentUser } from '@marquee/contracts/accounts';
import { useExternalNavigation, useSearchParams } from '@marquee/web-kit';
import { setFlashMessage } from './flash-message.ts';
import { getPostSignInPath } from './get-post-sign-in-path.ts';

type FlashMessage = { title: string; description?: string };

/**
 * Returns a function that opens `returnTo` or the user's start page, and shows the greeting there. The full page load discards data that
 * was read without the session.
 */
export function useCompleteSignIn(): (user: CurrentUser, greeting: FlashMessage) => void {
  const navigateExternally = useExternalNavigation();
  const [search] = useSearchParams();

  return (user, greeting) => {
    setFlashMessage(greeting);
    navigateExternally(getPostSignInPath(user, search.get('returnTo')), { replace: true });
  };
}
