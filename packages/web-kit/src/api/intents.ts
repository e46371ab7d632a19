import type { ApiError } from './api-error.ts';

type Outcome = { error?: ApiError | undefined };

/** Sends a write of the user, with the same idempotency key until the intent is settled. */
export type Intents = <Result extends Outcome>(
  intent: string,
  send: (key: string) => Promise<Result>,
) => Promise<Result>;

/**
 * One Idempotency-Key per intent. A repetition while the call is pending (a double click) shares its response. After a failure that leaves
 * the outcome unknown, the next attempt sends the same key. After a definite response, the same call is a new intent.
 */
export function createIntents(): Intents {
  const keys = new Map<string, string>();
  const underWay = new Map<string, Promise<unknown>>();

  return async <Result extends Outcome>(intent: string, send: (key: string) => Promise<Result>) => {
    const running = underWay.get(intent);
    if (running) {
      return running as Promise<Result>;
    }
    const key = keys.get(intent) ?? newKey();
    keys.set(intent, key);
    const sending = send(key).finally(() => underWay.delete(intent));
    underWay.set(intent, sending);

    const outcome = await sending;
    if (isSettled(outcome)) {
      keys.delete(intent);
    }
    return outcome;
  };
}

/** After a server error, no response or an error with `Retry-After` the outcome is unknown. Any other client error settles the intent. */
function isSettled({ error }: Outcome): boolean {
  return !error || (error.status >= 400 && error.status < 500 && error.retryAfterSeconds === null);
}

/** Not `crypto.randomUUID`, which is undefined on plain HTTP, except on localhost. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
