import type {
  DeadLetterDetails,
  DeadLetterHistoryEntry,
  DeadLetterSummary,
} from '@marquee/contracts/dead-letters';
import type { DeadLetter, DeadLetterEvent } from '../messaging/dead-letters.ts';
import { readTraceFields } from '../messaging/dead-letters/read-trace-fields.ts';

export function toDeadLetterRow(message: DeadLetter): DeadLetterSummary {
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
    ...readTraceFields(message),
  };
}

export function toDeadLetterDetails(message: DeadLetter, history: DeadLetterEvent[]): DeadLetterDetails {
  const { content, encoding } = message;
  return { ...toDeadLetterRow(message), content, encoding, history: history.map(toEventView) };
}

function toEventView({ type, at, by, reason }: DeadLetterEvent): DeadLetterHistoryEntry {
  return { type, at: at.toISOString(), by: by === null ? null : by.email, reason };
}
