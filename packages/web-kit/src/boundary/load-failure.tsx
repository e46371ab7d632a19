import { ErrorState } from '@marquee/ui';
import { useState } from 'react';
import { NoConnection } from '../connection/no-connection.tsx';

type LoadFailureProps = { title: string; message: string; retryLabel: string; onRetry: () => void };

/** Shown instead of a page whose code failed to load or to render. If the browser is offline at that moment, shows that as the reason. */
export function LoadFailure(props: LoadFailureProps) {
  const [isOffline] = useState(() => !navigator.onLine);

  return isOffline ? (
    <NoConnection headingLevel={1} onRetry={props.onRetry} />
  ) : (
    <ErrorState headingLevel={1} {...props} />
  );
}
