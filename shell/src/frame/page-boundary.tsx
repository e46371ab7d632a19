import { notify, PageFrame } from '@marquee/ui';
import { ErrorBoundary, LoadFailure } from '@marquee/web-kit';
import type { ReactNode } from 'react';

type PageBoundaryProps = { resetOn: string; children: ReactNode };

/** A shell page that breaks costs itself only; bar and footer stay. */
export function PageBoundary({ resetOn, children }: PageBoundaryProps) {
  return (
    <ErrorBoundary
      resetOn={resetOn}
      fallback={() => (
        <PageFrame>
          <LoadFailure
            title="This page could not be shown"
            message="The rest of Marquee works."
            retryLabel="Reload"
            onRetry={reload}
          />
        </PageFrame>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

/** Without a connection a reload would put the browser's own page in the place of this one. */
function reload(): void {
  if (navigator.onLine) {
    location.reload();
    return;
  }
  notify({
    kind: 'destructive',
    title: 'Still Offline',
    description: 'The page can be loaded when the connection is back.',
  });
}
