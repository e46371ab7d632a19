import { Button, Notice } from '@marquee/ui';
import type { Settling } from './use-settling.ts';

type StillProcessingProps = { settling: Settling };

/** Says that an act has been taken but does not show yet, with a way to look again. */
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
