import { setTimeout as wait } from 'node:timers/promises';

import type { World } from '../../stack/world.ts';
import { prepareIntents } from './intents.ts';
import type { Intent } from './intents.ts';
import type { KeyedAnswer } from './keyed-caller.ts';
import { untilAnswered } from './until-answered.ts';

export const atOnce = 20;

/** The service is killed while every so-manieth intent is under way. */
const killEvery = 10;

export type Repeated = { keys: number; made: number; kills: number; broken: string[] };

/** Every intent twenty times at once, some while their service dies, and all of them again after a restart. */
export async function repeatKeys(world: World, keys: number): Promise<Repeated> {
  const { all, countMade } = await prepareIntents(world.url, keys);
  const broken: string[] = [];
  const answers = new Map<Intent, string>();
  let kills = 0;

  for (const [index, intent] of all.entries()) {
    const dies = index % killEvery === killEvery - 1;
    const given = await (dies ? whileItDies(world, intent, index) : together(intent));
    kills += Number(dies);
    broken.push(...differencesIn(intent, given));
    answers.set(intent, given[0]?.text ?? '');
  }
  for (const service of ['events', 'quotes'] as const) {
    await restart(world, service);
    kills += 1;
  }
  for (const intent of all) {
    const again = await together(intent);
    broken.push(...differencesIn(intent, [...again, { ...again[0], text: answers.get(intent) ?? '' }]));
  }
  return { keys, made: await countMade(), kills, broken };
}

function together({ caller, call }: Intent): Promise<KeyedAnswer[]> {
  return Promise.all(Array.from({ length: atOnce }, () => untilAnswered(caller, call)));
}

/** A little later each time, so that it dies at different points of the call. */
async function whileItDies(world: World, intent: Intent, index: number): Promise<KeyedAnswer[]> {
  const answering = together(intent);
  await wait((index % 70) / 2);
  await restart(world, intent.service);
  return answering;
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
