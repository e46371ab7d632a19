import { randomBytes, randomUUID } from 'node:crypto';

/** W3C format: version, trace, span, flags. */
const pattern = /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/;

export function isTraceparent(text: string): boolean {
  return pattern.test(text);
}

export function traceIdOf(traceparent: string | null): string | null {
  return pattern.exec(traceparent ?? '')?.[1] ?? null;
}

/** Marked as sampled, so that a service with tracing records a trace that a service without tracing has started. */
export function beginTraceparent(traceId: string): string {
  return `00-${traceId}-${newSpanId()}-01`;
}

/** Uses the request id as trace id where it is a UUID, so that each can be found by the other. */
export function traceIdFor(requestId: string): string {
  const digits = requestId.replaceAll('-', '').toLowerCase();
  return /^[\da-f]{32}$/.test(digits) && !/^0+$/.test(digits) ? digits : randomBytes(16).toString('hex');
}

/** 62 random bits of a UUID: Node pre-generates UUIDs, but generates other random values on each call. */
function newSpanId(): string {
  return randomUUID().replaceAll('-', '').slice(-16);
}
