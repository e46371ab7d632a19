import type { ParkedMessageRow } from '@marquee/contracts/parked-messages';
import { Instant } from '@marquee/web-kit';
import { shortId } from './message-name.ts';

type WhichMessageProps = { message: ParkedMessageRow };

/** Names one among several of the same name, before something is done with it. */
export function WhichMessage({ message }: WhichMessageProps) {
  return (
    <>
      Id {shortId(message)}, parked <Instant at={message.parkedAt} /> in {message.queue}.
    </>
  );
}
