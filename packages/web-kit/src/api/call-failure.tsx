import { Box, ErrorState } from '@marquee/ui';
import { NoConnection } from '../connection/no-connection.tsx';
import { isApiError } from './api-error.ts';

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
        message={refusal?.message ?? refusal?.generic ?? 'There was no answer'}
        {...(refusal?.requestId ? { requestId: refusal.requestId } : {})}
        requestLabel="Request"
        retryLabel="Retry"
        onRetry={onRetry}
      />
    </Box>
  );
}
