import { randomBytes, randomUUID } from 'node:crypto';

/** W3C format: version, trace, span, flags. */
const pattern = /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/;

export function isTraceparent(text: string): boolean {
  return pattern.test(text);
}

export function traceIdOf(traceparent: string | null): string | null {
  return pattern.exec(traceparent ?? '')?.[1] ?? null;
}

/** Returns a traceparent for a new trace, marked as sampled, so that services with tracing record what a service without tracing starts. */
export function beginTraceparent(traceId: string): string {
  return `00-${traceId}-${newSpanId()}-01`;
}

/** Returns the request id's digits as trace id, so that a search for the request id finds the trace; a random id if it is not a UUID. */
export function traceIdFor(requestId: string): string {
  const digits = requestId.replaceAll('-', '').toLowerCase();
  return /^[\da-f]{32}$/.test(digits) && !/^0+$/.test(digits) ? digits : randomBytes(16).toString('hex');
}

/** Returns 62 random bits of a UUID, because Node caches random bytes for UUIDs but not for other random values. */
function newSpanId(): string {
  return randomUUID().replaceAll('-', '').slice(-16);
}
