import { isGoogleSignInError } from '@marquee/contracts/google-sign-in-errors';
import { notify } from '@marquee/ui';
import { useSearchParams } from '@marquee/web-kit';
import { useEffect } from 'react';
import { googleNoticeMessages } from './google-notice-messages.ts';

/** Shows the notice that the server adds to the URL after a failed Google sign-in. Removes it from the URL, to show it only once. */
export function useGoogleNotice(): void {
  const [search, setSearch] = useSearchParams();
  const notice = search.get('notice');

  useEffect(() => {
    if (isGoogleSignInError(notice)) {
      notify({ kind: 'destructive', title: 'Login Failed', description: googleNoticeMessages[notice] });
      setSearch(withoutNotice, { replace: true });
    }
  }, [notice, setSearch]);
}

function withoutNotice(search: URLSearchParams): URLSearchParams {
  search.delete('notice');
  return search;
}
