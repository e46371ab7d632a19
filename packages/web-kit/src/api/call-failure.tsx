import { Box, ErrorState } from '@marquee/ui';
import { NoConnection } from '../connection/no-connection.tsx';
import { isApiError } from './api-error.ts';
import type { ApiError } from './api-error.ts';

type CallFailureProps = { title: string; error: unknown; onRetry: () => void };

/** State of a failed read: the server's message, the request id and a retry button; `NoConnection` if the server could not be reached. */
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
        message={getMessage(refusal)}
        {...(refusal?.requestId ? { requestId: refusal.requestId } : {})}
        requestLabel="Request"
        retryLabel="Retry"
        onRetry={onRetry}
      />
    </Box>
  );
}

/** The server's message, or else the technical text; a plain sentence for a timeout and for an error of another kind. */
function getMessage(refusal: ApiError | null): string {
  const isUnexplained = refusal === null || refusal.code === 'timeout';
  return (
    refusal?.message ?? (isUnexplained ? 'There was no answer. Try again in a moment.' : refusal.generic)
  );
}
