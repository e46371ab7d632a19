import type {
  ParkedMessageDetails,
  ParkedMessageEvent,
  ParkedMessageRow,
} from '@marquee/contracts/parked-messages';
import type { ParkedEvent, ParkedMessage } from '../messaging/parked-messages.ts';
import { tracesIn } from '../messaging/parking/traces-in.ts';

export function toParkedRow(message: ParkedMessage): ParkedMessageRow {
  const { id, queue, status, reason, attempts, parkedAt, timesParked } = message;
  const parkedSince = parkedAt.toISOString();
  return {
    id,
    queue,
    status,
    reason,
    attempts,
    parkedAt: parkedSince,
    timesParked,
    ...tracesIn(message),
  };
}

export function toParkedDetails(message: ParkedMessage, history: ParkedEvent[]): ParkedMessageDetails {
  const { content, encoding } = message;
  return { ...toParkedRow(message), content, encoding, history: history.map(toEventView) };
}

function toEventView({ type, at, by, reason }: ParkedEvent): ParkedMessageEvent {
  return { type, at: at.toISOString(), by: by === null ? null : by.email, reason };
}
