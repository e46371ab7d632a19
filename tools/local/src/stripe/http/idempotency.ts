import { createHash } from 'node:crypto';

import type { AccountContext } from '../account-context.ts';
import { invalidRequest, stripeErrorOf, stripeError } from './stripe-error.ts';

/** The first response to a key; `id` combines account and key. Times are in seconds. */
export type StoredResponse = {
  id: string;
  object: 'stand_in.answer';
  created: number;
  endpoint: string;
  digest: string;
  status: number;
  body: unknown;
};

export type ReplayableResponse = { status: number; body: unknown; isReplayed: boolean };

const retentionSeconds = 24 * 60 * 60;

type Call = { key: string | undefined; endpoint: string; input: unknown; at: number };

/** The same key with the same parameters gets the first response again, even if that response was an error. */
export function runIdempotently(
  context: AccountContext,
  { key, endpoint, input, at }: Call,
  execute: () => unknown,
): ReplayableResponse {
  if (key === undefined) {
    return { ...outcomeOf(execute), isReplayed: false };
  }
  if (key.length > 255) {
    throw invalidRequest('Idempotency-Key must be at most 255 characters');
  }
  const id = `${context.account ?? 'platform'}:${key}`;
  const digest = createHash('sha256').update(JSON.stringify(input)).digest('hex');
  const stored = context.find('stand_in.answer', id);
  if (stored !== undefined && at - stored.created < retentionSeconds) {
    requireSame(stored, { key, endpoint, digest });
    return { status: stored.status, body: stored.body, isReplayed: true };
  }
  const outcome = outcomeOf(execute);
  context.put({ id, object: 'stand_in.answer', created: at, endpoint, digest, ...outcome });
  return { ...outcome, isReplayed: false };
}

/**
 * Runs the call and converts an error to its response. The call's changes before the error remain, so a call must check everything before
 * its first change.
 */
function outcomeOf(execute: () => unknown): { status: number; body: unknown } {
  try {
    return { status: 200, body: execute() };
  } catch (error) {
    const refusal = stripeErrorOf(error);
    if (refusal === undefined) {
      throw error;
    }
    return { status: refusal.status, body: { error: refusal.body } };
  }
}

type RepeatedCall = { key: string; endpoint: string; digest: string };

function requireSame(stored: StoredResponse, { key, endpoint, digest }: RepeatedCall): void {
  if (stored.endpoint !== endpoint) {
    throw keyReuseError(
      `for the same endpoint they were first used for ('${endpoint}' vs '${stored.endpoint}')`,
      key,
    );
  }
  if (stored.digest !== digest) {
    throw keyReuseError('with the same parameters they were first used with', key);
  }
}

function keyReuseError(how: string, key: string): Error {
  return stripeError(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used ${how}. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}
