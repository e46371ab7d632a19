import type { Measured } from '@marquee/harness-kit/gate';

import { judge, tooFew } from '../gates/judge.ts';
import { ownerOf } from './owners.ts';

/** `kind`: null for the correct path. `arrivedAt`: the services that received the request. */
export type TriedPath = { kind: string | null; path: string; status: number; arrivedAt: readonly string[] };

const minMutations = 200;
/** Statuses of requests that reach no service: an unknown address, or an address that two programs might parse differently. */
const refusals = [404, 400];

/** Passed if every correct path arrives at its owner, and enough mutated paths were tried, which arrive at their owner or are rejected. */
export function judgeRouting(tried: readonly TriedPath[]): Measured {
  const mutated = tried.filter(({ kind }) => kind !== null);
  const arrived = mutated.filter(({ arrivedAt }) => arrivedAt.length > 0);
  const meant = tried.filter(({ kind }) => kind === null);
  return judge({
    figures: `${mutated.length} path mutations: ${arrived.length} to the service that owns them, ${countOf(mutated, 404)} answered 404, ${countOf(mutated, 400)} rejected as malformed; ${meant.length} correct paths arrived at their owners`,
    faults: [
      ...tooFew('mutations were tried', mutated.length, minMutations),
      ...tooFew('correct paths arrived', meant.filter(isRight).length, Math.max(1, meant.length)),
      ...tried.filter((one) => !isRight(one)).map(describe),
    ],
  });
}

function isRight({ kind, path, status, arrivedAt }: TriedPath): boolean {
  if (arrivedAt.length === 0) {
    return kind !== null && refusals.includes(status);
  }
  return arrivedAt.every((service) => service === ownerOf(path));
}

function describe({ kind, path, status, arrivedAt }: TriedPath): string {
  const place = arrivedAt.length === 0 ? `was answered ${status}` : `arrived at ${arrivedAt.join(', ')}`;
  return `${kind ?? 'correct path'}: ${path} ${place}; its owner is ${ownerOf(path) ?? 'no service'}`;
}

function countOf(tried: readonly TriedPath[], status: number): number {
  return tried.filter((one) => one.arrivedAt.length === 0 && one.status === status).length;
}
