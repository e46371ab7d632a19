import { Button, Small } from '@marquee/ui';

type SubscriptionFailureProps = { isRetrying: boolean; onRetry: () => void };

/** Shown in place of the badge and its note if the subscription could not be loaded. */
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
