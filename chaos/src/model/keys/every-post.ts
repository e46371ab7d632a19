import { randomUUID } from 'node:crypto';

import type { Operation } from '@marquee/contracts/operation';
import { operations } from '@marquee/contracts/operations';

import type { InProcessServices } from '../in-process-services.ts';
import { exemptPosts } from './exempt-posts.ts';
import { judgePost } from './judge-post.ts';
import { postScenarios } from './post-scenarios.ts';
import type { PostCall, PostScenario } from './post-scenarios.ts';

export type EveryPost = {
  /** Names of the operations that honored their key. */
  honored: string[];
  /** Exempt operations, with the reason. */
  exempt: string[];
  /** Complaints, including those about operations that are neither tried nor exempt. */
  broken: string[];
};

/** Every POST operation with its name. */
export const posts = [...operations].filter(([, { method }]) => method === 'post');

/** Sends calls with one key to each POST operation: a repetition must return the first answer, and a different call must get 422. */
export async function checkEveryPost(services: InProcessServices): Promise<EveryPost> {
  const scenarios = postScenarios(services);
  const honored: string[] = [];
  const broken = complaintsAboutUntried(
    posts.map(([name]) => name),
    { tried: Object.keys(scenarios), exempt: Object.keys(exemptPosts) },
  );
  for (const [name, operation] of posts) {
    const prepare = scenarios[name];
    if (prepare !== undefined) {
      const complaint = await complaintAbout(services, operation, prepare).catch(String);
      (complaint === null ? honored : broken).push(complaint === null ? name : `${name}: ${complaint}`);
    }
  }
  return {
    honored,
    exempt: Object.entries(exemptPosts).map(([name, reason]) => `${name}: ${reason}`),
    broken,
  };
}

type Known = { tried: readonly string[]; exempt: readonly string[] };

/** Reports operations that have neither a scenario nor an exception or have both, and names that are no operation. */
export function complaintsAboutUntried(posts: readonly string[], { tried, exempt }: Known): string[] {
  const known = [...tried, ...exempt];
  return [
    ...posts.filter((name) => !known.includes(name)).map((name) => `${name}: neither tried nor exempt`),
    ...known.filter((name) => !posts.includes(name)).map((name) => `${name}: no such operation`),
    ...tried.filter((name) => exempt.includes(name)).map((name) => `${name}: both tried and exempt`),
  ];
}

async function complaintAbout(
  services: InProcessServices,
  operation: Operation,
  prepare: PostScenario,
): Promise<string | null> {
  const { call, other } = await prepare();
  const idempotencyKey = randomUUID();
  const send = (given: PostCall) => services[operation.service].call(operation, { ...given, idempotencyKey });
  const first = await send(call);
  const again = await send(call);
  const reused = other && (await send(other));
  return judgePost({ first, again, reused });
}
