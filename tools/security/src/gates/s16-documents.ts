import { setTimeout as wait } from 'node:timers/promises';

import type { Size } from '@marquee/harness-kit/gate';
import { createHttpCaller } from '@marquee/harness-kit/http-caller';
import type { HttpCaller } from '@marquee/harness-kit/http-caller';

import { storeHostileQuote } from '../costs/hostile-quotes.ts';
import { judgeDocuments } from '../costs/judge-documents.ts';
import type { DocumentFlood } from '../costs/judge-documents.ts';
import { signUpProvider } from '../stack/people.ts';
import type { Person } from '../stack/people.ts';
import type { Product } from '../stack/start-product.ts';
import { withProduct } from '../stack/with-product.ts';
import type { Gate } from './gate.ts';

const small: Record<Size, number> = { short: 20, full: 100 };
const alone = 6;
const inFlight = 14;
/** Pause of a hostile caller, who ignores the Retry-After of two seconds. */
const retryMs = 100;

function targetOf(count: number): string {
  return `${count} small PDFs beside ${inFlight} hostile ones at once: each waits ≤ 2 s, and alone takes ≤ 200 ms; no other 5xx than 503 with Retry-After; memory +600 MB at most`;
}

export const s16: Gate = {
  id: 'S16',
  title: 'Expensive documents',
  target: { short: targetOf(small.short), full: targetOf(small.full) },
  run: (setting) =>
    withProduct(
      setting,
      async (product) => {
        const count = small[setting.size];
        return judgeDocuments(await flood(product, count), { beside: count });
      },
      { limitsAsShipped: ['REQUEST_LIMIT'] },
    ),
};

async function flood(product: Product, count: number): Promise<DocumentFlood> {
  const caller = createHttpCaller(product.url);
  const provider = await signUpProvider(caller);
  const ids = await makeSmall(caller, provider, alone + count);
  const before = process.memoryUsage.rss();
  const undisturbed = await readSmall(caller, provider, ids.slice(0, alone));
  const hostile: DocumentFlood['hostile'][number][] = [];
  let isOver = false;
  const workers = Array.from({ length: inFlight }, async (_worker, workerIndex) => {
    for (let place = workerIndex; !isOver; place += 1) {
      const id = await storeHostileQuote(product.databases.quotes, ids[0] ?? '', place);
      const answer = await caller.send({ method: 'GET', path: `/api/public/quote/${id}/pdf` });
      const { status, headers, body } = answer;
      hostile.push({ status, code: codeOf(body), retryAfter: headers['retry-after'] });
      await wait(status === 200 ? 0 : retryMs);
    }
  });
  const beside = await readSmall(caller, provider, ids.slice(alone));
  isOver = true;
  await Promise.all(workers);
  const grownMb = (process.memoryUsage.rss() - before) / 1e6;
  caller.stop();
  return { alone: undisturbed, beside, hostile, inFlight, grownMb };
}

/** Returns null for a PDF, which has no code. */
function codeOf(body: unknown): string | null {
  return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : null;
}

async function makeSmall(caller: HttpCaller, { cookie }: Person, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let place = 0; place < count; place += 1) {
    const quote = { clientEmail: 'amara@example.com', clientName: 'Amara', eventName: `Wedding ${place}` };
    const made = await caller.send({ method: 'POST', path: '/api/quotes', cookie, body: quote });
    const { id } = made.body as { id: string };
    const line = { serviceName: 'DJ', unitPrice: '599.00', quantity: 1, totalPrice: '599.00' };
    await caller.send({ method: 'POST', path: `/api/quotes/${id}/line-items`, cookie, body: line });
    ids.push(id);
  }
  return ids;
}

/** Reads the documents one after the other, alternately as the provider and without a session. */
async function readSmall(caller: HttpCaller, { cookie }: Person, ids: readonly string[]) {
  const answers: { status: number; ms: number }[] = [];
  for (const [place, id] of ids.entries()) {
    const start = performance.now();
    const isPublic = place % 2 === 0;
    const path = isPublic ? `/api/public/quote/${id}/pdf` : `/api/quotes/${id}/pdf`;
    const { status } = await caller.send({ method: 'GET', path, ...(!isPublic && { cookie }) });
    answers.push({ status, ms: performance.now() - start });
  }
  return answers;
}
