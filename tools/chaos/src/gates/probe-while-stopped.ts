import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import type { HttpCaller } from '@marquee/harness-kit/http-caller';
import { operationUrl } from '@marquee/service-kit/http/operation-url';

import { readDocuments } from '../documents/read-documents.ts';
import { judgeDocuments } from '../documents/judge-documents.ts';
import type { Absence, DocumentsSeen } from '../documents/judge-documents.ts';
import type { UpstreamName } from '../stack/addresses.ts';
import type { Environment } from '../stack/environment.ts';
import { sessionCacheMs, judgeProbes } from './judge-probes.ts';
import type { ProbeAnswer, Probing } from './judge-probes.ts';
import type { Probe } from './probes.ts';

export type Probers = {
  caller: HttpCaller;
  probes: readonly Probe[];
  cookies: Readonly<Record<Probe['by'], string | undefined>>;
  /** The quote whose public page is opened meanwhile. */
  quoteId: string;
};

type Missing = { missing: UpstreamName; forMs: number };
export type SeenWhileStopped = { calls: Probing; documents: DocumentsSeen };

/** `sessionsUsedFrom`: start of the last calls before the kill, the earliest time at which the gateway may have cached the sessions. */
type Period = { forMs: number; sessionsUsedFrom: number };

const pauseMs = 150;

/** Repeats reads and writes of every service, and opens a quote's page steadily, while one process is missing. */
export async function probeWhileStopped(
  environment: Environment,
  { missing, forMs }: Missing,
  probers: Probers,
): Promise<SeenWhileStopped> {
  const { caller, cookies, quoteId } = probers;
  const visitors = [cookies.everybody, cookies.client];
  const { result, documents } = await readDocuments({ caller, quoteId, visitors }, () =>
    probeAbsence(environment, { missing, forMs }, probers),
  );
  const { answers, absence } = result;
  return {
    calls: judgeProbes(answers, missing),
    documents: judgeDocuments(documents, { missing, absence }),
  };
}

async function probeAbsence(
  environment: Environment,
  { missing, forMs }: Missing,
  probers: Probers,
): Promise<{ answers: ProbeAnswer[]; absence: Absence }> {
  if (missing === 'identity') {
    // Waits until earlier cache entries of these sessions have expired. The gateway then caches the sessions again at `sessionsUsedFrom`.
    await wait(sessionCacheMs);
  }
  const sessionsUsedFrom = performance.now();
  await Promise.all(probers.probes.map((probe) => sendProbe(probers, probe)));
  const killedAt = performance.now();
  await environment.nodes[missing].kill();
  environment.links.http[missing].setCondition({ kind: 'cut' });
  const unreachableAt = performance.now();
  try {
    const answers = await probeFor({ forMs, sessionsUsedFrom }, probers);
    const restartedAt = performance.now();
    await bringBack(environment, missing);
    return { answers, absence: { killedAt, unreachableAt, restartedAt, readyAt: performance.now() } };
  } catch (error) {
    await bringBack(environment, missing);
    throw error;
  }
}

async function bringBack({ nodes, links }: Environment, name: UpstreamName): Promise<void> {
  links.http[name].setCondition({ kind: 'open' });
  await nodes[name].start();
}

async function probeFor({ forMs, sessionsUsedFrom }: Period, probers: Probers): Promise<ProbeAnswer[]> {
  const answers: ProbeAnswer[] = [];
  const start = performance.now();
  let atMs = 0;
  while (atMs < forMs) {
    const round = await Promise.all(probers.probes.map((probe) => sendProbe(probers, probe)));
    const times = { atMs, cachedForMs: start + atMs - sessionsUsedFrom };
    answers.push(...round.map((probeAnswer) => ({ ...probeAnswer, ...times })));
    await wait(pauseMs);
    atMs = performance.now() - start;
  }
  return answers;
}

async function sendProbe(
  { caller, cookies }: Probers,
  probe: Probe,
): Promise<Omit<ProbeAnswer, 'atMs' | 'cachedForMs'>> {
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
