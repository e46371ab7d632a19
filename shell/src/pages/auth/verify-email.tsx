import { Skeleton } from '@marquee/ui';
import { SessionUnavailable, useSession } from '@marquee/web-kit';
import { SignInToVerifyCard } from '../../features/accounts/sign-in-to-verify-card.tsx';
import { VerifyEmailCard } from '../../features/accounts/verify-email-card.tsx';

type VerifyEmailProps = { token: string };

/** Confirms an account's address. Requires a session of that account. */
export function VerifyEmail({ token }: VerifyEmailProps) {
  const session = useSession();

  switch (session.status) {
    case 'loading':
      return <Skeleton label="Loading the page" rows={4} />;
    case 'unavailable':
      return <SessionUnavailable session={session} />;
    case 'signed-out':
      return <SignInToVerifyCard token={token} />;
    case 'signed-in':
      return <VerifyEmailCard token={token} user={session.user} />;
  }
}
