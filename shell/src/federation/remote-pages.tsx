import { PageFallback } from '@marquee/web-kit';
import type { RemoteModule } from '@marquee/web-kit';
import { useEffect, useState } from 'react';

type RemotePagesProps = { load: () => Promise<RemoteModule> };

type Loading =
  { status: 'loading' } | { status: 'failed'; error: Error } | { status: 'loaded'; remote: RemoteModule };

/** Does not use `lazy`, because React shows a Suspense fallback for at least 300 ms, even if the page is ready sooner. */
export function RemotePages({ load }: RemotePagesProps) {
  const [loading, setLoading] = useState<Loading>({ status: 'loading' });

  useEffect(() => {
    let isWanted = true;
    const settle = (settled: Loading) => {
      if (isWanted) {
        setLoading(settled);
      }
    };
    load().then(
      (remote) => {
        settle({ status: 'loaded', remote });
      },
      (reason: unknown) => {
        const error = reason instanceof Error ? reason : new Error(String(reason));
        settle({ status: 'failed', error });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [load]);

  if (loading.status === 'failed') {
    throw loading.error;
  }
  if (loading.status === 'loading') {
    return <PageFallback />;
  }
  return <loading.remote.RemoteRoutes />;
}
