import { PageFrame } from '@marquee/ui';
import { LoadFailure, usePageArrived } from '@marquee/web-kit';

type RemoteFailureProps = { owner: string; onTryAgain: () => void };

/** Instead of the pages of a remote that did not come, or broke. */
export function RemoteFailure({ owner, onTryAgain }: RemoteFailureProps) {
  usePageArrived();
  return (
    <PageFrame>
      <LoadFailure
        title="This page could not be loaded"
        message={`The rest of Marquee works. The ${owner} maintains this page.`}
        retryLabel="Try again"
        onRetry={onTryAgain}
      />
    </PageFrame>
  );
}
