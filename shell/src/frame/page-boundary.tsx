import { notify, PageFrame } from '@marquee/ui';
import { ErrorBoundary, LoadFailure } from '@marquee/web-kit';
import type { ReactNode } from 'react';
import { HydratedEvent } from '../routing/hydrated-event.tsx';

type PageBoundaryProps = { resetOn: string; children: ReactNode };

/** Error boundary of a shell page. Top bar and footer stay. */
export function PageBoundary({ resetOn, children }: PageBoundaryProps) {
  return (
    <ErrorBoundary
      resetOn={resetOn}
      fallback={() => (
        <PageFrame>
          {/* The failed page cannot dispatch this event, and buttons do not work before the event. */}
          <HydratedEvent />
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

/** Reloads only online; offline the browser would show its own error page. */
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
