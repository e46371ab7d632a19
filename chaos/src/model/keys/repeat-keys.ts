import { setTimeout as wait } from 'node:timers/promises';

import { withDatabases } from '../../check/read-found.ts';
import type { Environment } from '../../stack/environment.ts';
import { requestKinds, prepareKeyedRequests } from './keyed-requests.ts';
import type { KeyedRequest, RequestKind } from './keyed-requests.ts';
import type { KeyedAnswer } from './keyed-caller.ts';
import { countKills, isKillDue } from './kill-counts.ts';
import type { KillCount, KillCounts } from './kill-counts.ts';
import { retryUntilAnswered } from './until-answered.ts';

export const atOnce = 20;

/** `keys`: number of intents. `killEvery`: for each kind of request, the service is killed during one of this many intents. */
export type KeyPlan = { keys: number; killEvery: number };

export type KindResult = { kind: RequestKind; expected: number; made: number; kills: KillCount };
export type Repeated = { kinds: readonly KindResult[]; broken: string[] };

/**
 * Sends every intent twenty times at once. During some intents, kills the service that handles them. After a restart, sends all intents
 * again.
 */
export async function repeatKeys(environment: Environment, { keys, killEvery }: KeyPlan): Promise<Repeated> {
  const { all, countMade } = await prepareKeyedRequests(environment.url, keys);
  const broken: string[] = [];
  const answers = new Map<KeyedRequest, string>();
  const kills = countKills();

  for (const [index, request] of all.entries()) {
    const ofItsKind = Math.floor(index / requestKinds.length);
    const isKillNeeded = isKillDue(ofItsKind, { killEvery, kills: kills.of(request.kind) });
    const results = await (isKillNeeded ? killDuring(environment, request, kills) : sendAtOnce(request));
    broken.push(...differencesIn(request, results));
    answers.set(request, results[0]?.text ?? '');
  }
  for (const service of ['events', 'quotes'] as const) {
    await restart(environment, service);
  }
  for (const request of all) {
    const again = await sendAtOnce(request);
    broken.push(...differencesIn(request, [...again, { ...again[0], text: answers.get(request) ?? '' }]));
  }
  const made = await countMade();
  const expected = keys / requestKinds.length;
  return {
    kinds: requestKinds.map((kind) => ({ kind, expected, made: made[kind], kills: kills.of(kind) })),
    broken,
  };
}

function sendAtOnce({ caller, call }: KeyedRequest): Promise<KeyedAnswer[]> {
  return Promise.all(Array.from({ length: atOnce }, () => retryUntilAnswered(caller, call)));
}

/** A call is usually in progress during this time after its start. */
const window = { fromMs: 10, lengthMs: 30, stepMs: 5 };

/** Kills the service a little later each time, at different points of the call. */
async function killDuring(
  environment: Environment,
  request: KeyedRequest,
  kills: KillCounts,
): Promise<KeyedAnswer[]> {
  const { kind, service } = request;
  const answering = sendAtOnce(request);
  await wait(window.fromMs + ((window.stepMs * kills.of(kind).tried) % window.lengthMs));
  await environment.nodes[service].kill();
  kills.note(kind, { wasInProgress: await isInProgress(environment, service) });
  await environment.nodes[service].start();
  return answering;
}

/** Whether the kill interrupted a call: the database then has a call without a response. */
async function isInProgress(environment: Environment, service: KeyedRequest['service']): Promise<boolean> {
  return withDatabases(environment, async (databases) => {
    const calls = databases[service].collection('idempotentCalls');
    const begun = await calls.findOne({ answer: null, lockedUntil: { $gt: new Date() } });
    return begun !== null;
  });
}

async function restart({ nodes }: Environment, service: KeyedRequest['service']): Promise<void> {
  await nodes[service].kill();
  await nodes[service].start();
}

function differencesIn({ call }: KeyedRequest, answers: readonly Partial<KeyedAnswer>[]): string[] {
  const { path } = call.operation;
  const refused = answers.filter(({ status = 201 }) => status !== 201);
  const texts = new Set(answers.map(({ text }) => text));
  return [
    ...refused.slice(0, 1).map(({ status, text }) => `POST ${path}: ${status} ${text ?? ''}`),
    ...(texts.size > 1 ? [`POST ${path}: ${texts.size} different answers to one key`] : []),
  ];
}
