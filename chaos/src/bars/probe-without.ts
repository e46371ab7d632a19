import { setTimeout as wait } from 'node:timers/promises';

import type { Person } from '../load/doing.ts';
import type { HttpAnswer, HttpCaller } from '../load/http-caller.ts';
import { services } from '../stack/addresses.ts';
import type { ServiceName } from '../stack/addresses.ts';
import type { World } from '../stack/world.ts';

type People = { caller: HttpCaller; clients: readonly Person[]; providers: readonly Person[] };

export type Probing = { refused: number; served: number; slowestMs: number; wrong: string[] };

const rounds = 10;
const pauseMs = 150;

/** A reading route of each service, asked for again and again while one of them is away. */
export async function probeWithout(world: World, missing: ServiceName, people: People): Promise<Probing> {
  // So that what is kept for a moment is kept while identity is away.
  await Promise.all(services.map((service) => ask(people, service)));
  await world.nodes[missing].kill();
  world.links.http[missing].setWeather({ kind: 'cut' });
  try {
    const answers: Answered[] = [];
    for (let round = 0; round < rounds; round += 1) {
      answers.push(...(await Promise.all(services.map((service) => ask(people, service)))));
      await wait(pauseMs);
    }
    return judgeAll(answers, missing);
  } finally {
    world.links.http[missing].setWeather({ kind: 'open' });
    await world.nodes[missing].start();
  }
}

type Answered = { service: ServiceName; answer: HttpAnswer | null; ms: number };

async function ask({ caller, clients, providers }: People, service: ServiceName): Promise<Answered> {
  const routes = {
    identity: { path: '/api/auth/user', by: clients[0] },
    events: { path: '/api/client/events', by: clients[0] },
    quotes: { path: '/api/client/quotes', by: clients[0] },
    billing: { path: '/api/billing/subscription', by: providers[0] },
  } as const;
  const { path, by } = routes[service];
  const start = performance.now();
  const answer = await caller.send({ method: 'GET', path, cookie: by?.cookie }).catch(() => null);
  return { service, answer, ms: performance.now() - start };
}

function judgeAll(answers: readonly Answered[], missing: ServiceName): Probing {
  const ofMissing = answers.filter(({ service }) => service === missing);
  const ofOthers = answers.filter(({ service }) => service !== missing);
  const notRefused = ofMissing.filter(({ answer }) => answer?.status !== 503 || !isProblem(answer));
  const notServed = ofOthers.filter(({ answer }) => answer?.status !== 200);
  return {
    refused: ofMissing.length - notRefused.length,
    served: ofOthers.length - notServed.length,
    slowestMs: Math.max(...ofMissing.map(({ ms }) => ms)),
    wrong: [...notRefused, ...notServed].map(
      ({ service, answer }) => `without ${missing}, ${service} answered ${answer?.status ?? 'nothing'}`,
    ),
  };
}

function isProblem({ contentType, body }: HttpAnswer): boolean {
  const saysSo = contentType.startsWith('application/problem+json');
  return saysSo && typeof body === 'object' && body !== null && 'code' in body;
}
