import { randomUUID } from 'node:crypto';

import type { Operation } from '@marquee/contracts/operation';
import { operations } from '@marquee/contracts/operations';

import type { ServicesTogether } from '../services-together.ts';
import { postScenarios } from './post-scenarios.ts';
import type { PostCall } from './post-scenarios.ts';

export type EveryPost = {
  /** Names of the operations that were seen to honour their key. */
  honoured: string[];
  broken: string[];
  /** Names of POST operations that no scenario reaches. */
  unseen: string[];
};

/** With one key: the first answer comes again, and another call is refused with 422. */
export async function checkEveryPost(services: ServicesTogether): Promise<EveryPost> {
  const scenarios = postScenarios(services);
  const posts = [...operations].filter(([, { method }]) => method === 'post');
  const honoured: string[] = [];
  const broken: string[] = [];
  for (const [name, operation] of posts) {
    const prepare = scenarios[name];
    if (prepare !== undefined) {
      const complaint = await complaintAbout(services, operation, await prepare());
      (complaint === null ? honoured : broken).push(complaint === null ? name : `${name}: ${complaint}`);
    }
  }
  return { honoured, broken, unseen: posts.map(([name]) => name).filter((name) => !(name in scenarios)) };
}

async function complaintAbout(
  services: ServicesTogether,
  operation: Operation,
  { call, other }: { call: PostCall; other: PostCall },
): Promise<string | null> {
  const idempotencyKey = randomUUID();
  const send = (given: PostCall) => services[operation.service].call(operation, { ...given, idempotencyKey });
  const first = await send(call);
  const again = await send(call);
  const reused = await send(other);
  if (first.status >= 300) {
    return `could not be done: ${first.status} ${JSON.stringify(first.problem)}`;
  }
  if (again.status !== first.status || JSON.stringify(again.body) !== JSON.stringify(first.body)) {
    return `answered ${first.status} and then ${again.status} ${JSON.stringify(again.body)}`;
  }
  if (reused.status !== 422 || reused.problem.code !== 'idempotency_key_reused') {
    return `another call with the same key was answered ${reused.status}`;
  }
  return null;
}
