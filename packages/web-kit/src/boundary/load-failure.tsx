import { ErrorState } from '@marquee/ui';
import { useState } from 'react';
import { NoConnection } from '../connection/no-connection.tsx';

type LoadFailureProps = { title: string; message: string; retryLabel: string; onRetry: () => void };

/** Instead of a page whose code did not come, or broke. Without a connection that is the reason, and no one's fault. */
export function LoadFailure(props: LoadFailureProps) {
  const [isOffline] = useState(() => !navigator.onLine);

  return isOffline ? (
    <NoConnection headingLevel={1} onRetry={props.onRetry} />
  ) : (
    <ErrorState headingLevel={1} {...props} />
  );
}
