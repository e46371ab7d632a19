import { Button, Notice } from '@marquee/ui';
import type { ReactNode } from 'react';

type NotSavedProps = { reason: string; onDiscard: () => void; children: ReactNode };

/** Shows, above values that were typed and not saved, that the quote can no longer be changed. */
export function NotSaved({ reason, onDiscard, children }: NotSavedProps) {
  return (
    <Notice
      tone="danger"
      action={
        <Button variant="quiet" size="small" onClick={onDiscard}>
          Discard
        </Button>
      }
    >
      {reason} {children}
    </Notice>
  );
}
