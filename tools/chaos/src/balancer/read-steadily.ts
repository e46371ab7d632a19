import type { HttpResponse, HttpCall, HttpCaller } from '@marquee/harness-kit/http-caller';
import { openLoop } from '@marquee/harness-kit/open-loop';
import { getCurrentUser } from '@marquee/contracts/auth-operations';
import { getSubscription } from '@marquee/contracts/billing-operations';
import { listClientEvents } from '@marquee/contracts/client-event-operations';
import { listClientQuotes } from '@marquee/contracts/client-quote-operations';
import { listProviderEvents } from '@marquee/contracts/event-operations';
import { getClientProfile } from '@marquee/contracts/profile-operations';
import { getWorkflow, listQuotes } from '@marquee/contracts/quote-operations';

import { documentCall, documentFormOf } from '../documents/quote-document.ts';
import type { DocumentForm } from '../documents/quote-document.ts';
import type { Users } from '../load/sign-up.ts';

/**
 * `answered`: number of successful reads, documents included. `rendered`: documents rendered on the server. `appPages`: documents that were
 * answered with the app page, which the browser renders.
 */
export type Reads = { answered: number; rendered: number; appPages: number; failed: string[] };

type Reading = { caller: HttpCaller; users: Users; quoteId: string; perSecond: number; signal: AbortSignal };
/** `quoteId`: the quote of a public page; absent for an API call. */
type Page = { call: HttpCall; quoteId?: string };

const pathsOf = (operations: readonly { path: string }[]) => operations.map(({ path }) => `/api${path}`);
const clientPaths = pathsOf([listClientEvents, listClientQuotes, getCurrentUser, getClientProfile]);
const providerPaths = pathsOf([listQuotes, listProviderEvents, getWorkflow, getSubscription]);

/**
 * Calls the API and opens quote pages at a steady rate, in rotation and without retries. Counts every answer other than success as a
 * failure.
 */
export async function readSteadily({ caller, perSecond, signal, ...about }: Reading): Promise<Reads> {
  const reads: Reads = { answered: 0, rendered: 0, appPages: 0, failed: [] };
  const pages = pagesOf(about);
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

/** For each user, the API reads and the public page of a quote. Clients open the page with their session, providers without a session. */
function pagesOf({ users, quoteId }: Pick<Reading, 'users' | 'quoteId'>): readonly Page[] {
  const reads = (paths: readonly string[], cookie: string): Page[] =>
    paths.map((path) => ({ call: { method: 'GET', path, cookie } }));
  return [
    ...users.clients.flatMap(({ cookie }) => [
      ...reads(clientPaths, cookie),
      { call: documentCall(quoteId, cookie), quoteId },
    ]),
    ...users.providers.flatMap(({ cookie }) => [
      ...reads(providerPaths, cookie),
      { call: documentCall(quoteId), quoteId },
    ]),
  ];
}

async function readOne(caller: HttpCaller, page: Page, reads: Reads): Promise<void> {
  const { path } = page.call;
  try {
    const answer = await caller.send(page.call);
    const kind = kindOf(page, answer);
    if (kind === null) {
      reads.failed.push(`GET ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      return;
    }
    reads.answered += 1;
    reads.rendered += kind === 'rendered' ? 1 : 0;
    reads.appPages += kind === 'app-page' ? 1 : 0;
  } catch (error) {
    reads.failed.push(`GET ${path}: ${String(error)}`);
  }
}

/** Returns null if the read failed. */
function kindOf({ quoteId }: Page, answer: HttpResponse): DocumentForm | 'data' | null {
  if (quoteId !== undefined) {
    return documentFormOf(answer, quoteId);
  }
  return answer.status === 200 ? 'data' : null;
}
