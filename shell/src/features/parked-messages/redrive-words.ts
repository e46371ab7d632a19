import type { ParkedMessageRow, RedriveResult } from '@marquee/contracts/parked-messages';
import type { ToastText } from '@marquee/ui';
import { shortReason } from './short-reason.ts';
import type { Place } from './places.ts';

/** Text about a redrive. It does not claim success, because the consumer has not handled the message yet. */
export function redriveWords({ status, reason }: ParkedMessageRow, { isUnrouted }: Place): ToastText {
  if (status === 'parked') {
    const title = isUnrouted ? 'Still no subscriber' : 'It failed again';
    return { kind: 'destructive', title, description: shortReason(reason) };
  }
  return {
    title: 'Message Redriven',
    description: isUnrouted
      ? 'It has a subscriber now.'
      : 'It is in its queue again. If it fails again, it returns here.',
  };
}

export function redrivenWords(result: RedriveResult, { isUnrouted }: Place): ToastText {
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
