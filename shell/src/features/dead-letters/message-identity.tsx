import type { DeadLetterSummary } from '@marquee/contracts/dead-letters';
import { Instant } from '@marquee/web-kit';
import { getShortId } from './message-name.ts';

type MessageIdentityProps = { message: DeadLetterSummary };

/** Identifies one of several messages of the same type, before an action. */
export function MessageIdentity({ message }: MessageIdentityProps) {
  return (
    <>
      Id {getShortId(message)}, parked <Instant at={message.parkedAt} /> in {message.queue}.
    </>
  );
}
