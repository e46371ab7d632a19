import { Button, OfflineState } from '@marquee/ui';
import { useState } from 'react';
import { useIsOnline } from './use-is-online.ts';

type NoConnectionProps = {
  onRetry: () => void;
  /** 1 if this state is the whole page. */
  headingLevel?: 1 | 2;
};

/** Shown instead of data that failed to load. The text states whether the browser is online now; the user decides when to retry. */
export function NoConnection({ onRetry, headingLevel = 2 }: NoConnectionProps) {
  const isOnline = useIsOnline();
  const [wasOnline] = useState(isOnline);
  const { title, text } = getTexts(isOnline, wasOnline);

  return (
    <OfflineState
      title={title}
      headingLevel={headingLevel}
      action={
        <Button variant="outline" size="small" icon="refresh-cw" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      <p>{text}</p>
    </OfflineState>
  );
}

function getTexts(isOnline: boolean, wasOnline: boolean) {
  if (!isOnline) {
    return { title: 'You are offline', text: 'Connect to the internet to load this.' };
  }
  return wasOnline
    ? { title: 'Marquee could not be reached', text: 'Check your connection, then try again.' }
    : { title: 'You are online again', text: 'This can be loaded now.' };
}
