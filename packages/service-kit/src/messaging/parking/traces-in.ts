import { parseJson } from '../admit-message.ts';

export type Traces = { type: string | null; requestId: string | null; traceId: string | null };

/** Whatever can still be read of an envelope, broken as it may be. */
export function tracesIn(content: string): Traces {
  const parsed = parseJson(content);
  const envelope = typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  return {
    type: textIn(envelope, 'type'),
    requestId: textIn(envelope, 'requestId'),
    traceId: textIn(envelope, 'traceparent')?.split('-')[1] ?? null,
  };
}

function textIn(envelope: Record<string, unknown>, field: string): string | null {
  const value = envelope[field];
  return typeof value === 'string' ? value : null;
}
