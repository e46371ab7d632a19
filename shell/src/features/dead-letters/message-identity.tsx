import type { DeadLetterSummary } from '@marquee/contracts/dead-letters';
import { Instant } from '@marquee/web-kit';
import { getShortId } from './message-name.ts';

type MessageIdentityProps = { message: DeadLetterSummary };

/** Shown before an action, to distinguish the message from others of the same type. */
export function MessageIdentity({ message }: MessageIdentityProps) {
  return (
    <>
      Id {getShortId(message)}, parked <Instant at={message.parkedAt} /> in {message.queue}.
    </>
  );
}
