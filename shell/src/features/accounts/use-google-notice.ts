import { notify } from '@marquee/ui';
import { useSearchParams } from '@marquee/web-kit';
import { useEffect } from 'react';

/** The server sends people back here when third-party sign-in cannot begin. A reload must not say so again. */
export function useGoogleNotice(): void {
  const [search, setSearch] = useSearchParams();
  const isUnavailable = search.get('notice') === 'google-unavailable';

  useEffect(() => {
    if (isUnavailable) {
      notify({
        kind: 'destructive',
        title: 'Login Failed',
        description: 'Google sign-in is not set up on this server. Please use your e-mail and password.',
      });
      setSearch(withoutNotice, { replace: true });
    }
  }, [isUnavailable, setSearch]);
}

function withoutNotice(search: URLSearchParams): URLSearchParams {
  search.delete('notice');
  return search;
}
