import { Box, ErrorState } from '@marquee/ui';
import { isApiError } from './api-error.ts';

type CallFailureProps = { title: string; error: unknown; onRetry: () => void };

/** A read that failed: what the server said, the request's id, and a way to try again. */
export function CallFailure({ title, error, onRetry }: CallFailureProps) {
  const refusal = isApiError(error) ? error : null;

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
