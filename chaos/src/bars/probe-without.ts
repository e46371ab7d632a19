import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import type { HttpCaller } from '@marquee/bar-kit/http-caller';
import { operationUrl } from '@marquee/service-kit/http/operation-url';

import type { ServiceName } from '../stack/addresses.ts';
import type { World } from '../stack/world.ts';
import { believedMs, judgeProbes } from './judge-probes.ts';
import type { Answered, Probing } from './judge-probes.ts';
import type { Probe } from './probes.ts';

export type Probers = {
  caller: HttpCaller;
  probes: readonly Probe[];
  cookies: Readonly<Record<Probe['by'], string | undefined>>;
};

type Missing = { service: ServiceName; forMs: number };

/** `askedFrom`: when the sessions were first used, before the service stopped. */
type Period = { forMs: number; askedFrom: number };

const pauseMs = 150;

/** Repeats reads and writes of every service while one of them is missing. */
export async function probeWithout(
  world: World,
  { service, forMs }: Missing,
  probers: Probers,
): Promise<Probing> {
  if (service === 'identity') {
    // The gateway does not read a cached session again, which would expire earlier than the probes expect.
    await wait(believedMs);
  }
  const askedFrom = performance.now();
  await Promise.all(probers.probes.map((probe) => ask(probers, probe)));
  await world.nodes[service].kill();
  world.links.http[service].setWeather({ kind: 'cut' });
  try {
    return judgeProbes(await probeFor({ forMs, askedFrom }, probers), service);
  } finally {
    world.links.http[service].setWeather({ kind: 'open' });
    await world.nodes[service].start();
  }
}

async function probeFor({ forMs, askedFrom }: Period, probers: Probers): Promise<Answered[]> {
  const answers: Answered[] = [];
  const start = performance.now();
  let atMs = 0;
  while (atMs < forMs) {
    const round = await Promise.all(probers.probes.map((probe) => ask(probers, probe)));
    const times = { atMs, knownForMs: start + atMs - askedFrom };
    answers.push(...round.map((answered) => ({ ...answered, ...times })));
    await wait(pauseMs);
    atMs = performance.now() - start;
  }
  return answers;
}

async function ask(
  { caller, cookies }: Probers,
  probe: Probe,
): Promise<Omit<Answered, 'atMs' | 'knownForMs'>> {
  const { operation, by, params, body } = probe;
  const method = operation.method.toUpperCase();
  const start = performance.now();
  const answer = await caller
    .send({
      method,
      path: `/api${operationUrl(operation, { params })}`,
      body,
      cookie: cookies[by],
      idempotencyKey: method === 'POST' ? randomUUID() : undefined,
    })
    .catch(() => null);
  return { probe, answer, ms: performance.now() - start };
}
