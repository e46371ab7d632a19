import type { ApiError } from './api-error.ts';

type Outcome = { error?: ApiError | undefined };

/** Runs what a user means to happen once, under one key until it is settled. */
export type Intents = <Result extends Outcome>(
  intent: string,
  send: (key: string) => Promise<Result>,
) => Promise<Result>;

/**
 * One Idempotency-Key per intent. While a call is under way its repetition (a double click) shares its answer; after a failure that
 * leaves open whether it took effect, the next try sends the same key; once answered, the same call is a new intent.
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

/** A server error, no answer, or a refusal that says "again, later" leave it open; any other refusal is an answer. */
function isSettled({ error }: Outcome): boolean {
  return !error || (error.status >= 400 && error.status < 500 && error.retryAfterSeconds === null);
}

/** Not `crypto.randomUUID`: that one is missing on plain http other than localhost. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
