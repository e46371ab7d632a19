import type { GoogleNotice } from '@marquee/contracts/google-notices';
import { isGoogleNotice } from '@marquee/contracts/google-notices';
import { DomainError } from '@marquee/service-kit/domain-error';
import { redirectTo } from '@marquee/service-kit/http/reply';
import type { Reply } from '@marquee/service-kit/http/reply';
import { accountSuspended } from '../sessions/admit-account.ts';
import { withQuery } from '../sessions/return-to.ts';

/** The error's code is the notice that the sign-in page shows. */
export function refusedByGoogle(notice: GoogleNotice): DomainError {
  return new DomainError('forbidden', notice, 'The sign-in with Google was refused.');
}

type Way = { returnTo: string | null };

/** Redirects a rejected navigation to the sign-in page with a notice, because a browser would show the error as raw JSON. */
export async function orBackToSignIn(
  { returnTo }: Way,
  enter: () => Promise<Reply<never>>,
): Promise<Reply<never>> {
  try {
    return await enter();
  } catch (error) {
    if (!(error instanceof DomainError)) {
      throw error;
    }
    return redirectTo(withQuery('/auth', { notice: noticeOf(error), returnTo }));
  }
}

function noticeOf({ code, kind }: DomainError): GoogleNotice {
  if (isGoogleNotice(code)) {
    return code;
  }
  if (code === accountSuspended) {
    return 'google-suspended';
  }
  return kind === 'too-many' ? 'google-too-often' : 'google-failed';
}
