import { Box, ErrorState } from '@marquee/ui';
import { NoConnection } from '../connection/no-connection.tsx';
import { isApiError } from './api-error.ts';
import type { ApiError } from './api-error.ts';

type CallFailureProps = { title: string; error: unknown; onRetry: () => void };

/** A read that failed: what the server said, the request's id, and a way to try again. */
export function CallFailure({ title, error, onRetry }: CallFailureProps) {
  const refusal = isApiError(error) ? error : null;

  if (refusal?.code === 'offline' || refusal?.code === 'network') {
    return (
      <Box>
        <NoConnection onRetry={onRetry} />
      </Box>
    );
  }
  return (
    <Box>
      <ErrorState
        title={title}
        message={wordsOf(refusal)}
        {...(refusal?.requestId ? { requestId: refusal.requestId } : {})}
        requestLabel="Request"
        retryLabel="Retry"
        onRetry={onRetry}
      />
    </Box>
  );
}

/** What the browser itself says of a call that took too long is not for people. */
function wordsOf(refusal: ApiError | null): string {
  const isUnexplained = refusal === null || refusal.code === 'timeout';
  return (
    refusal?.message ?? (isUnexplained ? 'There was no answer. Try again in a moment.' : refusal.generic)
  );
}
