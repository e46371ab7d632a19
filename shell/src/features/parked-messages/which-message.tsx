import type { ParkedMessageRow } from '@marquee/contracts/parked-messages';
import { Instant } from '@marquee/web-kit';
import { shortId } from './message-name.ts';

type WhichMessageProps = { message: ParkedMessageRow };

/** Identifies one of several messages of the same type, before an action. */
export function WhichMessage({ message }: WhichMessageProps) {
  return (
    <>
      Id {shortId(message)}, parked <Instant at={message.parkedAt} /> in {message.queue}.
    </>
  );
}
