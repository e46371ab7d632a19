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

/** How long after the start of a call its service is killed. The kills take these delays in turn, to hit different points of the call. */
const delaysMs = [0, 5, 10, 15, 20];

/** Kills the service when the database shows that it has started the call. */
async function killDuring(
  environment: Environment,
  request: KeyedRequest,
  kills: KillCounts,
): Promise<KeyedAnswer[]> {
  const { kind, service } = request;
  return withDatabases(environment, async (databases) => {
    const calls = databases[service].collection('idempotentCalls');
    const isInProgress = async () =>
      (await calls.findOne({ answer: null, lockedUntil: { $gt: new Date() } })) !== null;
    const answering = sendAtOnce(request);
    await waitForStart(answering, isInProgress);
    await wait(delaysMs[kills.of(kind).tried % delaysMs.length]);
    await environment.nodes[service].kill();
    kills.note(kind, { wasInProgress: await isInProgress() });
    await environment.nodes[service].start();
    return answering;
  });
}

/** Also ends if all calls are answered, because a short call can start and end between two queries. */
async function waitForStart(
  answering: Promise<unknown>,
  isInProgress: () => Promise<boolean>,
): Promise<void> {
  const answered = new AbortController();
  const note = () => {
    answered.abort();
  };
  answering.then(note, note);
  while (!answered.signal.aborted && !(await isInProgress())) {
    await wait(1);
  }
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
