import { createHash } from 'node:crypto';

import type { World } from '../world.ts';
import { invalidRequest, refusalIn, stripeRefusal } from './stripe-refusal.ts';

/** The first response to a key; `id` combines account and key. Times are in seconds. */
export type KeptAnswer = {
  id: string;
  object: 'stand_in.answer';
  created: number;
  endpoint: string;
  digest: string;
  status: number;
  body: unknown;
};

export type Answered = { status: number; body: unknown; isReplayed: boolean };

const keptForSeconds = 24 * 60 * 60;

type Call = { key: string | undefined; endpoint: string; asked: unknown; at: number };

/** The same key with the same parameters gets the first response again, even if that was an error. */
export function answerOnce(world: World, { key, endpoint, asked, at }: Call, act: () => unknown): Answered {
  if (key === undefined) {
    return { ...outcomeOf(act), isReplayed: false };
  }
  if (key.length > 255) {
    throw invalidRequest('Idempotency-Key must be at most 255 characters');
  }
  const id = `${world.account ?? 'platform'}:${key}`;
  const digest = createHash('sha256').update(JSON.stringify(asked)).digest('hex');
  const kept = world.find('stand_in.answer', id);
  if (kept !== undefined && at - kept.created < keptForSeconds) {
    requireSame(kept, { key, endpoint, digest });
    return { status: kept.status, body: kept.body, isReplayed: true };
  }
  const outcome = outcomeOf(act);
  world.put({ id, object: 'stand_in.answer', created: at, endpoint, digest, ...outcome });
  return { ...outcome, isReplayed: false };
}

/** Changes before an error persist, like a declined charge; therefore every other check comes first. */
function outcomeOf(act: () => unknown): { status: number; body: unknown } {
  try {
    return { status: 200, body: act() };
  } catch (error) {
    const refusal = refusalIn(error);
    if (refusal === undefined) {
      throw error;
    }
    return { status: refusal.status, body: { error: refusal.body } };
  }
}

type Same = { key: string; endpoint: string; digest: string };

function requireSame(kept: KeptAnswer, { key, endpoint, digest }: Same): void {
  if (kept.endpoint !== endpoint) {
    throw reused(`for the same endpoint they were first used for ('${endpoint}' vs '${kept.endpoint}')`, key);
  }
  if (kept.digest !== digest) {
    throw reused('with the same parameters they were first used with', key);
  }
}

function reused(how: string, key: string): Error {
  return stripeRefusal(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used ${how}. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}
