import { ErrorState, PageFrame } from '@marquee/ui';
import { ErrorBoundary } from '@marquee/web-kit';
import type { ReactNode } from 'react';

type PageBoundaryProps = { resetOn: string; children: ReactNode };

/** A shell page that breaks costs itself only; bar and footer stay. */
export function PageBoundary({ resetOn, children }: PageBoundaryProps) {
  return (
    <ErrorBoundary
      resetOn={resetOn}
      fallback={() => (
        <PageFrame>
          <ErrorState
            title="This page could not be shown"
            message="The rest of Marquee works."
            retryLabel="Load it again"
            onRetry={() => {
              location.reload();
            }}
          />
        </PageFrame>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
