import { TextLink } from '@marquee/ui';
import { Link, useLocation, useSession } from '@marquee/web-kit';

/** Offers signed-out visitors the sign-in. Every not-found page shows this hint, so that the hint does not reveal which pages exist. */
export function SignInHint() {
  const session = useSession();
  const { pathname, search, hash } = useLocation();

  if (session.status !== 'signed-out') {
    return null;
  }
  const returnTo = encodeURIComponent(pathname + search + hash);
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
