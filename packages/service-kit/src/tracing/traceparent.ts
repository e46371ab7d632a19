import { randomBytes, randomUUID } from 'node:crypto';

/** Of the W3C: version, trace, span, flags. */
const pattern = /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/;

export function isTraceparent(text: string): boolean {
  return pattern.test(text);
}

export function traceIdOf(traceparent: string | null): string | null {
  return pattern.exec(traceparent ?? '')?.[1] ?? null;
}

/** Marked as sampled, so that a service that traces records what somebody who does not has begun. */
export function beginTraceparent(traceId: string): string {
  return `00-${traceId}-${newSpanId()}-01`;
}

/** The trace of a request has the request's own id, where that is a UUID: whoever knows one finds the other. */
export function traceIdFor(requestId: string): string {
  const digits = requestId.replaceAll('-', '').toLowerCase();
  return /^[\da-f]{32}$/.test(digits) && !/^0+$/.test(digits) ? digits : randomBytes(16).toString('hex');
}

/** 62 random bits of a UUID: Node keeps those in store, and draws other randomness anew each time. */
function newSpanId(): string {
  return randomUUID().replaceAll('-', '').slice(-16);
}
