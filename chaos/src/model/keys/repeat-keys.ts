import { setTimeout as wait } from 'node:timers/promises';

import { withDatabases } from '../../check/read-found.ts';
import type { World } from '../../stack/world.ts';
import { intentKinds, prepareIntents } from './intents.ts';
import type { Intent, IntentKind } from './intents.ts';
import type { KeyedAnswer } from './keyed-caller.ts';
import { countKills, isKillDue } from './kills-of-kinds.ts';
import type { KillsOfKind, KillsOfKinds } from './kills-of-kinds.ts';
import { untilAnswered } from './until-answered.ts';

export const atOnce = 20;

/** `killEvery`: for each kind, the service is killed during every n-th call. */
export type KeyPlan = { keys: number; killEvery: number };

export type OfOneKind = { kind: IntentKind; asked: number; made: number; kills: KillsOfKind };
export type Repeated = { kinds: readonly OfOneKind[]; broken: string[] };

/** Sends every intent twenty times at once, some while their service is killed, and all of them again after a restart. */
export async function repeatKeys(world: World, { keys, killEvery }: KeyPlan): Promise<Repeated> {
  const { all, countMade } = await prepareIntents(world.url, keys);
  const broken: string[] = [];
  const answers = new Map<Intent, string>();
  const kills = countKills();

  for (const [index, intent] of all.entries()) {
    const ofItsKind = Math.floor(index / intentKinds.length);
    const dies = isKillDue(ofItsKind, { killEvery, kills: kills.of(intent.kind) });
    const given = await (dies ? whileItDies(world, intent, kills) : together(intent));
    broken.push(...differencesIn(intent, given));
    answers.set(intent, given[0]?.text ?? '');
  }
  for (const service of ['events', 'quotes'] as const) {
    await restart(world, service);
  }
  for (const intent of all) {
    const again = await together(intent);
    broken.push(...differencesIn(intent, [...again, { ...again[0], text: answers.get(intent) ?? '' }]));
  }
  const made = await countMade();
  const asked = keys / intentKinds.length;
  return {
    kinds: intentKinds.map((kind) => ({ kind, asked, made: made[kind], kills: kills.of(kind) })),
    broken,
  };
}

function together({ caller, call }: Intent): Promise<KeyedAnswer[]> {
  return Promise.all(Array.from({ length: atOnce }, () => untilAnswered(caller, call)));
}

/** The time after its start in which a call is usually in progress. */
const window = { fromMs: 10, lengthMs: 30, stepMs: 5 };

/** Kills a little later each time, at different points of the call; repeats a kill that missed the call. */
async function whileItDies(world: World, intent: Intent, kills: KillsOfKinds): Promise<KeyedAnswer[]> {
  const { kind, service } = intent;
  const answering = together(intent);
  await wait(window.fromMs + ((window.stepMs * kills.of(kind).tried) % window.lengthMs));
  await world.nodes[service].kill();
  kills.note(kind, { wasUnderWay: await isUnderWay(world, service) });
  await world.nodes[service].start();
  return answering;
}

/** Reads it from the database: a call without a stored response is in progress. */
async function isUnderWay(world: World, service: Intent['service']): Promise<boolean> {
  return withDatabases(world, async (databases) => {
    const calls = databases[service].collection('idempotentCalls');
    const begun = await calls.findOne({ answer: null, lockedUntil: { $gt: new Date() } });
    return begun !== null;
  });
}

async function restart({ nodes }: World, service: Intent['service']): Promise<void> {
  await nodes[service].kill();
  await nodes[service].start();
}

function differencesIn({ call }: Intent, answers: readonly Partial<KeyedAnswer>[]): string[] {
  const { path } = call.operation;
  const refused = answers.filter(({ status = 201 }) => status !== 201);
  const texts = new Set(answers.map(({ text }) => text));
  return [
    ...refused.slice(0, 1).map(({ status, text }) => `POST ${path}: ${status} ${text ?? ''}`),
    ...(texts.size > 1 ? [`POST ${path}: ${texts.size} different answers to one key`] : []),
  ];
}
