import type { ParkedMessageRow, RedriveResult } from '@marquee/contracts/parked-messages';
import type { ToastText } from '@marquee/ui';
import { shortReason } from './short-reason.ts';
import type { Place } from './places.ts';

/** No more than is known: over a broker it has not been handled yet. */
export function redriveWords({ status, reason }: ParkedMessageRow, { isUnrouted }: Place): ToastText {
  if (status === 'parked') {
    const title = isUnrouted ? 'Still nobody’s' : 'It failed again';
    return { kind: 'destructive', title, description: shortReason(reason) };
  }
  return {
    title: 'Handed back',
    description: isUnrouted
      ? 'Somebody subscribes to it now.'
      : 'It is in its queue again. If it fails once more, it comes back here.',
  };
}

export function redrivenWords(result: RedriveResult, { isUnrouted }: Place): ToastText {
  const { redriven, failedAgain, left } = result;
  const again = isUnrouted ? 'still nobody’s' : 'failed again';
  const parts = [
    ...(failedAgain > 0 ? [`${failedAgain} ${again}`] : []),
    ...(left > 0 ? [`${left} still to be redriven`] : []),
  ];
  const remainder = parts.length > 0 ? `${parts.join(', ')}. ` : '';
  return {
    title: redriven === 1 ? '1 message handed back' : `${redriven} messages handed back`,
    description: `${remainder}What fails once more comes back here.`,
  };
}
