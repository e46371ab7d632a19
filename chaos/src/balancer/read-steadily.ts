import type { HttpCaller } from '@marquee/bar-kit/http-caller';
import { openLoop } from '@marquee/bar-kit/open-loop';
import { getCurrentUser } from '@marquee/contracts/auth-operations';
import { getSubscription } from '@marquee/contracts/billing-operations';
import { listClientEvents } from '@marquee/contracts/client-event-operations';
import { listClientQuotes } from '@marquee/contracts/client-quote-operations';
import { listProviderEvents } from '@marquee/contracts/event-operations';
import { getClientProfile } from '@marquee/contracts/profile-operations';
import { getWorkflow, listQuotes } from '@marquee/contracts/quote-operations';

import type { Cast } from '../load/sign-up.ts';

export type Reads = { answered: number; failed: string[] };
type Reading = { caller: HttpCaller; cast: Cast; perSecond: number; signal: AbortSignal };

const pathsOf = (operations: readonly { path: string }[]) => operations.map(({ path }) => `/api${path}`);
const clientPaths = pathsOf([listClientEvents, listClientQuotes, getCurrentUser, getClientProfile]);
const providerPaths = pathsOf([listQuotes, listProviderEvents, getWorkflow, getSubscription]);

/** Reads pages once each, without retries: any other answer than success counts as a failure. */
export async function readSteadily({ caller, cast, perSecond, signal }: Reading): Promise<Reads> {
  const reads: Reads = { answered: 0, failed: [] };
  const pages = [
    ...cast.clients.flatMap(({ cookie }) => clientPaths.map((path) => ({ path, cookie }))),
    ...cast.providers.flatMap(({ cookie }) => providerPaths.map((path) => ({ path, cookie }))),
  ];
  let turn = 0;
  async function readNext(): Promise<void> {
    const page = pages[turn % pages.length];
    turn += 1;
    if (page !== undefined) {
      await readOne(caller, page, reads);
    }
  }
  await openLoop(readNext, { perSecond, signal });
  return reads;
}

async function readOne(
  caller: HttpCaller,
  { path, cookie }: { path: string; cookie: string },
  reads: Reads,
): Promise<void> {
  try {
    const { status, body } = await caller.send({ method: 'GET', path, cookie });
    if (status === 200) {
      reads.answered += 1;
      return;
    }
    reads.failed.push(`GET ${path}: ${status} ${JSON.stringify(body)}`);
  } catch (error) {
    reads.failed.push(`GET ${path}: ${String(error)}`);
  }
}
