import { setTimeout as wait } from 'node:timers/promises';

import { eventually } from '@marquee/local/demo/eventually';
import { localAdmin, localAdminSecret } from '@marquee/local/environment';
import { describeServiceFailure } from '@marquee/local/messages/query-services';
import { dropMessage, listMessages } from '@marquee/local/messages/dead-letter-actions';
import type { Listed } from '@marquee/local/messages/dead-letter-actions';
import { signIn } from '@marquee/local/messages/operator-client';
import type { OperatorClient } from '@marquee/local/messages/operator-client';

import type { Environment } from '../../stack/environment.ts';

const timeoutMs = 15_000;

/**
 * Waits up to 15 s for the expected number of dead letters, then drops all of them through the operator's API. Returns how many it dropped.
 */
export async function dropDeadLetters({ url }: Pick<Environment, 'url'>, expected: number): Promise<number> {
  const operator = await eventually(() => signIn({ url, ...localAdmin, secret: localAdminSecret }));
  const deadline = performance.now() + timeoutMs;
  let deadLetterIds = await listDeadLetterIds(operator);
  while (deadLetterIds.length < expected && performance.now() < deadline) {
    await wait(200);
    deadLetterIds = await listDeadLetterIds(operator);
  }
  for (const id of deadLetterIds) {
    await eventually(() => dropMessage(operator, id, 'Poison of the chaos harness'));
  }
  return deadLetterIds.length;
}

async function listDeadLetterIds(operator: OperatorClient): Promise<string[]> {
  const listed = await eventually(() => listAll(operator));
  return listed.flatMap(({ rows }) => rows.map(({ id }) => id));
}

/** Throws if a service does not answer, because it may have dead letters as well. */
async function listAll(operator: OperatorClient): Promise<Listed[]> {
  const { answers, unanswered } = await listMessages(operator, { queue: undefined, status: 'parked' });
  const [silent] = unanswered;
  if (silent !== undefined) {
    throw new Error(describeServiceFailure(silent));
  }
  return answers;
}
