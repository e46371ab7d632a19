import { Button } from '@marquee/ui';
import type { ComponentProps } from 'react';
import { useNotifyRefusal } from '../api/use-notify-refusal.ts';
import { useLeaveFor } from './use-leave-for.ts';

type LeaveForButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'size'> & {
  /** Resolves to the address of an external page. */
  ask: () => Promise<{ url: string }>;
  isAsking: boolean;
  /** Texts of the toast on failure. */
  refusal: Parameters<ReturnType<typeof useNotifyRefusal>>[1];
  children: string;
};

/** Button that requests the address of an external page and navigates to it; a toast reports a failure. */
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
