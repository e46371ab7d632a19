import { Button, Notice } from '@marquee/ui';
import type { Polling } from './use-poll-until.ts';

type StillProcessingProps = { settling: Polling };

/** Notice that the effect of an accepted action is not visible yet, with a refresh button. */
export function StillProcessing({ settling: { status, refresh } }: StillProcessingProps) {
  if (status !== 'unsettled') {
    return null;
  }
  return (
    <Notice
      action={
        <Button variant="outline" size="small" icon="refresh-cw" onClick={refresh}>
          Refresh
        </Button>
      }
    >
      Still being processed
    </Notice>
  );
}
