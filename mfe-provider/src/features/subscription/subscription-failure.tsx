import { Button, Small } from '@marquee/ui';

type SubscriptionFailureProps = { isRetrying: boolean; onRetry: () => void };

/** Replaces the badge, in the same size. */
export function SubscriptionFailure({ isRetrying, onRetry }: SubscriptionFailureProps) {
  return (
    <>
      <Small role="alert">Your subscription could not be loaded</Small>
      <Button
        variant="outline"
        size="small"
        icon="refresh-cw"
        pending={isRetrying}
        pendingText="Loading..."
        onClick={onRetry}
      >
        Retry
      </Button>
    </>
  );
}
