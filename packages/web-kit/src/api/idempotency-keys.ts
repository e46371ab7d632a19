import type { ApiError } from './api-error.ts';

type Outcome = { error?: ApiError | undefined };

/** Sends a write. Writes with the same fingerprint have the same idempotency key until there is a definite response. */
export type WithIdempotencyKey = <Result extends Outcome>(
  fingerprint: string,
  send: (key: string) => Promise<Result>,
) => Promise<Result>;

/**
 * One Idempotency-Key per fingerprint. A repetition while the call is pending (a double click) shares its response. After a failure that
 * leaves the outcome unknown, the next attempt sends the same key. After a definite response, the next equal call gets a new key.
 */
export function createIdempotencyKeys(): WithIdempotencyKey {
  const keys = new Map<string, string>();
  const pending = new Map<string, Promise<unknown>>();

  return async <Result extends Outcome>(fingerprint: string, send: (key: string) => Promise<Result>) => {
    const running = pending.get(fingerprint);
    if (running) {
      return running as Promise<Result>;
    }
    const key = keys.get(fingerprint) ?? newKey();
    keys.set(fingerprint, key);
    const response = send(key).finally(() => pending.delete(fingerprint));
    pending.set(fingerprint, response);

    const outcome = await response;
    if (isDefinite(outcome)) {
      keys.delete(fingerprint);
    }
    return outcome;
  };
}

/** After a server error, no response or an error with `Retry-After` the outcome is unknown. Any other client error is definite. */
function isDefinite({ error }: Outcome): boolean {
  return !error || (error.status >= 400 && error.status < 500 && error.retryAfterSeconds === null);
}

/** A random key. Does not use `crypto.randomUUID`, because browsers define that function only on HTTPS and on localhost. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
