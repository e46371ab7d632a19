import { isGoogleNotice } from '@marquee/contracts/google-notices';
import { notify } from '@marquee/ui';
import { useSearchParams } from '@marquee/web-kit';
import { useEffect } from 'react';
import { googleNoticeWords } from './google-notice-words.ts';

/** Shows the notice with which the server redirects here after a failed Google sign-in, and removes it from the URL for a reload. */
export function useGoogleNotice(): void {
  const [search, setSearch] = useSearchParams();
  const notice = search.get('notice');

  useEffect(() => {
    if (isGoogleNotice(notice)) {
      notify({ kind: 'destructive', title: 'Login Failed', description: googleNoticeWords[notice] });
      setSearch(withoutNotice, { replace: true });
    }
  }, [notice, setSearch]);
}

function withoutNotice(search: URLSearchParams): URLSearchParams {
  search.delete('notice');
  return search;
}
