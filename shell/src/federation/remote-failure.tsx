import { PageFrame } from '@marquee/ui';
import { LoadFailure, usePageReady } from '@marquee/web-kit';

type RemoteFailureProps = { owner: string; onTryAgain: () => void };

/** Shown instead of a remote that failed to load or to render, and if the release records could not be read. */
export function RemoteFailure({ owner, onTryAgain }: RemoteFailureProps) {
  usePageReady();
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
