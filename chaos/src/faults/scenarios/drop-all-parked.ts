import { setTimeout as wait } from 'node:timers/promises';

import { eventually } from '@marquee/local/demo/eventually';
import { localAdmin, localAdminSecret } from '@marquee/local/environment';
import { describeUnanswered } from '@marquee/local/messages/ask-services';
import { dropMessage, listMessages } from '@marquee/local/messages/message-acts';
import type { Listed } from '@marquee/local/messages/message-acts';
import { signIn } from '@marquee/local/messages/operator-client';
import type { OperatorClient } from '@marquee/local/messages/operator-client';

import type { World } from '../../stack/world.ts';

const patienceMs = 15_000;

/** Drops dead letters through the operator's API, at the latest when the patience ends. Returns how many it dropped. */
export async function dropAllParked({ url }: Pick<World, 'url'>, expected: number): Promise<number> {
  const operator = await eventually(() => signIn({ url, ...localAdmin, secret: localAdminSecret }));
  const deadline = performance.now() + patienceMs;
  let parked = await idsOfParked(operator);
  while (parked.length < expected && performance.now() < deadline) {
    await wait(200);
    parked = await idsOfParked(operator);
  }
  for (const id of parked) {
    await eventually(() => dropMessage(operator, id, 'Poison of the chaos harness'));
  }
  return parked.length;
}

async function idsOfParked(operator: OperatorClient): Promise<string[]> {
  const listed = await eventually(() => listAll(operator));
  return listed.flatMap(({ rows }) => rows.map(({ id }) => id));
}

/** A service that does not answer yet may have dead letters as well. */
async function listAll(operator: OperatorClient): Promise<Listed[]> {
  const { answers, unanswered } = await listMessages(operator, { queue: undefined, status: 'parked' });
  const [silent] = unanswered;
  if (silent !== undefined) {
    throw new Error(describeUnanswered(silent));
  }
  return answers;
}
