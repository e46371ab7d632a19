import type {
  ParkedMessageDetails,
  ParkedMessageEvent,
  ParkedMessageRow,
} from '@marquee/contracts/parked-messages';
import { parseJson } from '../messaging/admit-message.ts';
import type { ParkedEvent, ParkedMessage } from '../messaging/parked-messages.ts';

export function toParkedRow(message: ParkedMessage): ParkedMessageRow {
  const { id, queue, status, reason, attempts, parkedAt, timesParked } = message;
  const parkedSince = parkedAt.toISOString();
  return { id, queue, status, reason, attempts, parkedAt: parkedSince, timesParked, ...tracesIn(message) };
}

export function toParkedDetails(message: ParkedMessage, history: ParkedEvent[]): ParkedMessageDetails {
  const { content, encoding } = message;
  return { ...toParkedRow(message), content, encoding, history: history.map(toEventView) };
}

function toEventView({ type, at, by, reason }: ParkedEvent): ParkedMessageEvent {
  return { type, at: at.toISOString(), by: by === null ? null : by.email, reason };
}

type Traces = Pick<ParkedMessageRow, 'type' | 'requestId' | 'traceId'>;

/** Whatever can still be read of the envelope, broken as it may be; else the type that the broker knows. */
function tracesIn({ content, type }: ParkedMessage): Traces {
  const parsed = parseJson(content);
  const envelope = typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  return {
    type: textIn(envelope, 'type') ?? type ?? null,
    requestId: textIn(envelope, 'requestId'),
    traceId: textIn(envelope, 'traceparent')?.split('-')[1] ?? null,
  };
}

function textIn(envelope: Record<string, unknown>, field: string): string | null {
  const value = envelope[field];
  return typeof value === 'string' ? value : null;
}
