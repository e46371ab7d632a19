import { ErrorState } from '@marquee/ui';
import { isApiError } from '../api/api-error.ts';
import type { Session } from './use-session.ts';

type SessionUnavailableProps = { session: Extract<Session, { status: 'unavailable' }> };

/** Instead of a page that needs to know who is asking. */
export function SessionUnavailable({ session: { error, retry } }: SessionUnavailableProps) {
  const { generic, requestId } = isApiError(error) ? error : { generic: '', requestId: null };
  return (
    <ErrorState
      title="Your account could not be read"
      message={generic}
      {...(requestId !== null && { requestId })}
      retryLabel="Retry"
      onRetry={retry}
    />
  );
}
