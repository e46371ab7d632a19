import { ErrorBoundary, PageFallback, useLocation } from '@marquee/web-kit';
import { Suspense, useMemo } from 'react';
import { useFederation } from './federation-context.tsx';
import type { ReleaseRecord } from './release-record.ts';
import { RemoteFailure } from './remote-failure.tsx';
import { RemotePages } from './remote-pages.tsx';
import { useAttempts } from './use-attempts.ts';

type RemoteAreaProps = { release: ReleaseRecord };

/** Shows a remote's pages. Set `key` to the remote's name, so that the error of one remote is not shown for the next. */
export function RemoteArea({ release: { name, owner } }: RemoteAreaProps) {
  const { attempt, tryAgain } = useAttempts();
  const { pathname } = useLocation();
  const { load, reportFailure } = useFederation();
  const loadOnce = useMemo(() => once(() => load(name, attempt)), [load, name, attempt]);

  return (
    <ErrorBoundary
      key={attempt}
      resetOn={pathname}
      onError={(error) => reportFailure?.(name, error)}
      fallback={() => <RemoteFailure owner={owner} onTryAgain={tryAgain} />}
    >
      <Suspense fallback={<PageFallback />}>
        <RemotePages load={loadOnce} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Returns a function that calls `call` only once, although React may mount the component several times. */
function once<Result>(call: () => Result): () => Result {
  let called: { result: Result } | undefined;
  return () => {
    called ??= { result: call() };
    return called.result;
  };
}
