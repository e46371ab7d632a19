import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import type { HttpCaller } from '@marquee/bar-kit/http-caller';
import { operationUrl } from '@marquee/service-kit/http/operation-url';

import { readDocuments } from '../documents/read-documents.ts';
import { judgeDocuments } from '../documents/judge-documents.ts';
import type { Absence, DocumentsSeen } from '../documents/judge-documents.ts';
import type { UpstreamName } from '../stack/addresses.ts';
import type { World } from '../stack/world.ts';
import { believedMs, judgeProbes } from './judge-probes.ts';
import type { Answered, Probing } from './judge-probes.ts';
import type { Probe } from './probes.ts';

export type Probers = {
  caller: HttpCaller;
  probes: readonly Probe[];
  cookies: Readonly<Record<Probe['by'], string | undefined>>;
  /** Whose public page is opened meanwhile. */
  quoteId: string;
};

type Missing = { missing: UpstreamName; forMs: number };
export type SeenWithout = { calls: Probing; documents: DocumentsSeen };

/** `askedFrom`: when the sessions were first used, before the process stopped. */
type Period = { forMs: number; askedFrom: number };

const pauseMs = 150;

/** Repeats reads and writes of every service, and opens a quote's page steadily, while one process is missing. */
export async function probeWithout(
  world: World,
  { missing, forMs }: Missing,
  probers: Probers,
): Promise<SeenWithout> {
  const { caller, cookies, quoteId } = probers;
  const visitors = [cookies.everybody, cookies.client];
  const { result, documents } = await readDocuments({ caller, quoteId, visitors }, () =>
    probeAbsence(world, { missing, forMs }, probers),
  );
  const { answers, absence } = result;
  return {
    calls: judgeProbes(answers, missing),
    documents: judgeDocuments(documents, { missing, absence }),
  };
}

async function probeAbsence(
  world: World,
  { missing, forMs }: Missing,
  probers: Probers,
): Promise<{ answers: Answered[]; absence: Absence }> {
  if (missing === 'identity') {
    // The gateway does not read a cached session again, which would expire earlier than the probes expect.
    await wait(believedMs);
  }
  const askedFrom = performance.now();
  await Promise.all(probers.probes.map((probe) => ask(probers, probe)));
  const leavingAt = performance.now();
  await world.nodes[missing].kill();
  world.links.http[missing].setWeather({ kind: 'cut' });
  const goneAt = performance.now();
  try {
    const answers = await probeFor({ forMs, askedFrom }, probers);
    const returningAt = performance.now();
    await bringBack(world, missing);
    return { answers, absence: { leavingAt, goneAt, returningAt, backAt: performance.now() } };
  } catch (error) {
    await bringBack(world, missing);
    throw error;
  }
}

async function bringBack({ nodes, links }: World, name: UpstreamName): Promise<void> {
  links.http[name].setWeather({ kind: 'open' });
  await nodes[name].start();
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
