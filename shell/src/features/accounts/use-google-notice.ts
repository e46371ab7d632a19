import { isGoogleSignInError } from '@marquee/contracts/google-sign-in-errors';
import { notify } from '@marquee/ui';
import { useSearchParams } from '@marquee/web-kit';
import { useEffect } from 'react';
import { googleNoticeMessages } from './google-notice-messages.ts';

/** Shows the notice with which the server redirects here after a failed Google sign-in, and removes it from the URL for a reload. */
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
