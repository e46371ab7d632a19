import { PageFrame } from '@marquee/ui';
import { CallFailure } from '../api/call-failure.tsx';
import { usePageReady } from '../page/page-ready.ts';
import type { Session } from './use-session.ts';

type SessionUnavailableProps = { session: Extract<Session, { status: 'unavailable' }> };

/** Shown instead of a page that requires the session, if the session could not be read. */
export function SessionUnavailable({ session: { error, retry } }: SessionUnavailableProps) {
  usePageReady();
  return (
    <PageFrame>
      <CallFailure title="Your account could not be loaded" error={error} onRetry={retry} />
    </PageFrame>
  );
}
