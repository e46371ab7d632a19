import { ErrorBoundary, focusHeading, PageOnItsWay, useLocation } from '@marquee/web-kit';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useFederation } from './federation-context.tsx';
import type { ReleaseRecord } from './release-record.ts';
import { RemoteFailure } from './remote-failure.tsx';
import { RemotePages } from './remote-pages.tsx';

type RemoteAreaProps = { release: ReleaseRecord };

/** A remote's pages. Give it the remote's name as its key: one remote's error must not stick to the next. */
export function RemoteArea({ release: { name, owner } }: RemoteAreaProps) {
  const [attempt, setAttempt] = useState(0);
  const { pathname } = useLocation();
  const { load, broke } = useFederation();
  const loadOnce = useMemo(() => once(() => load(name, attempt)), [load, name, attempt]);

  // The button that was pressed is gone, whatever comes instead.
  useEffect(() => (attempt > 0 ? focusHeading() : undefined), [attempt]);

  return (
    <ErrorBoundary
      key={attempt}
      resetOn={pathname}
      onError={(error) => broke?.(name, error)}
      fallback={() => (
        <RemoteFailure
          owner={owner}
          onTryAgain={() => {
            setAttempt(attempt + 1);
          }}
        />
      )}
    >
      <Suspense fallback={<PageOnItsWay />}>
        <RemotePages load={loadOnce} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** One attempt is one call, however often its place is put up. */
function once<Result>(call: () => Result): () => Result {
  let called: { result: Result } | undefined;
  return () => {
    called ??= { result: call() };
    return called.result;
  };
}
