import { parseJson } from '../admit-message.ts';
import type { DeadLetter } from './dead-letter.ts';

export type TraceFields = { type: string | null; requestId: string | null; traceId: string | null };

/**
 * Reads the trace fields of an envelope that may be broken. If the envelope has no type, `type` is the type that the broker reported, or
 * null.
 */
export function readTraceFields({ content, type }: Pick<DeadLetter, 'content' | 'type'>): TraceFields {
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
