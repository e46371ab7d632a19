import type { DeadLetterSummary, RedriveResult } from '@marquee/contracts/dead-letters';
import type { ToastText } from '@marquee/ui';
import { shortenReason } from './shorten-reason.ts';
import type { ServiceTab } from './service-tabs.ts';

/** Returns the toast for a redrive. The text does not claim success, because the consumer has not handled the message yet. */
export function getRedriveToast(
  { status, reason }: DeadLetterSummary,
  { isUnrouted }: ServiceTab,
): ToastText {
  if (status === 'parked') {
    const title = isUnrouted ? 'Still no subscriber' : 'It failed again';
    return { kind: 'destructive', title, description: shortenReason(reason) };
  }
  return {
    title: 'Message Redriven',
    description: isUnrouted
      ? 'It has a subscriber now.'
      : 'It is in its queue again. If it fails again, it returns here.',
  };
}

export function getRedriveAllToast(result: RedriveResult, { isUnrouted }: ServiceTab): ToastText {
  const { redriven, failedAgain, left } = result;
  const again = isUnrouted ? 'still without a subscriber' : 'failed again';
  const parts = [
    ...(failedAgain > 0 ? [`${failedAgain} ${again}`] : []),
    ...(left > 0 ? [`${left} still to be redriven`] : []),
  ];
  const remainder = parts.length > 0 ? `${parts.join(', ')}. ` : '';
  return {
    title: redriven === 1 ? '1 Message Redriven' : `${redriven} Messages Redriven`,
    description: `${remainder}Messages that fail again return here.`,
  };
}
