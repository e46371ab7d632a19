import type { GoogleSignInError } from '@marquee/contracts/google-sign-in-errors';
import { isGoogleSignInError } from '@marquee/contracts/google-sign-in-errors';
import { DomainError } from '@marquee/service-kit/domain-error';
import { redirectTo } from '@marquee/service-kit/http/reply';
import type { Reply } from '@marquee/service-kit/http/reply';
import { accountSuspended } from '../sessions/admit-account.ts';
import { withQuery } from '../sessions/return-to.ts';

/** An error whose code is the notice that the sign-in page shows. */
export function googleSignInError(notice: GoogleSignInError): DomainError {
  return new DomainError('forbidden', notice, 'The sign-in with Google was refused.');
}

type RedirectTarget = { returnTo: string | null };

/** Redirects a rejected navigation to the sign-in page with a notice, because a browser would show the error as raw JSON. */
export async function redirectOnError(
  { returnTo }: RedirectTarget,
  handle: () => Promise<Reply<never>>,
): Promise<Reply<never>> {
  try {
    return await handle();
  } catch (error) {
    if (!(error instanceof DomainError)) {
      throw error;
    }
    return redirectTo(withQuery('/auth', { notice: noticeOf(error), returnTo }));
  }
}

function noticeOf({ code, kind }: DomainError): GoogleSignInError {
  if (isGoogleSignInError(code)) {
    return code;
  }
  if (code === accountSuspended) {
    return 'google-suspended';
  }
  return kind === 'too-many' ? 'google-too-often' : 'google-failed';
}
