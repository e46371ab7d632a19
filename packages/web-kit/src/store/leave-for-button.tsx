import { Button } from '@marquee/ui';
import type { ComponentProps } from 'react';
import { useNotifyRefusal } from '../api/use-notify-refusal.ts';
import { useLeaveFor } from './use-leave-for.ts';

type LeaveForButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'size'> & {
  /** Answers the address of a page that is not ours. */
  ask: () => Promise<{ url: string }>;
  isAsking: boolean;
  /** The words of the toast when it is refused. */
  refusal: Parameters<ReturnType<typeof useNotifyRefusal>>[1];
  children: string;
};

/** Leads to a page elsewhere, whose address is asked for first, or says why not. */
export function LeaveForButton({ ask, isAsking, refusal, ...button }: LeaveForButtonProps) {
  const leaveFor = useLeaveFor();
  const notifyRefusal = useNotifyRefusal();

  async function leave() {
    try {
      const { url } = await ask();
      leaveFor(url);
    } catch (error) {
      notifyRefusal(error, refusal);
    }
  }

  return <Button {...button} pending={isAsking} pendingText="Opening..." onClick={() => void leave()} />;
}
