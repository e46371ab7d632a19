import type { Operation } from '@marquee/contracts/operation';
import type { TestAnswer } from '@marquee/service-kit/test-kit/test-client';

type Answer = Pick<TestAnswer<Operation>, 'status' | 'body' | 'problem'>;

/**
 * `again`: the answer to the same call with the same key. `reused`: the answer to another call with that key; null where no other call
 * exists.
 */
export type AnswersToOneKey = { first: Answer; again: Answer; reused: Answer | null };

/** Returns null if the operation honored the key, otherwise the complaint. */
export function judgePost({ first, again, reused }: AnswersToOneKey): string | null {
  if (first.status >= 300) {
    return `first call rejected: ${first.status} ${JSON.stringify(first.problem)}`;
  }
  if (again.status !== first.status || JSON.stringify(again.body) !== JSON.stringify(first.body)) {
    return `first answer ${first.status}, repeated answer ${again.status} ${JSON.stringify(again.body)}`;
  }
  if (reused !== null && (reused.status !== 422 || reused.problem.code !== 'idempotency_key_reused')) {
    return `a different call with the same key was answered ${reused.status} instead of 422`;
  }
  return null;
}
