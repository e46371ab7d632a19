import { TextLink } from '@marquee/ui';
import { Link, useLocation, useSession } from '@marquee/web-kit';

/** Some pages are there for their own readers only. It stands at every such address, so that it gives none away. */
export function SignInHint() {
  const session = useSession();
  const { pathname, search } = useLocation();

  if (session.status !== 'signed-out') {
    return null;
  }
  const returnTo = encodeURIComponent(pathname + search);
  return (
    <>
      If it should be yours,{' '}
      <TextLink as={Link} to={`/auth?returnTo=${returnTo}`}>
        sign in
      </TextLink>{' '}
      and come back to it.
    </>
  );
}
