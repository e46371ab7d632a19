import type { Size } from '@marquee/harness-kit/gate';
import { createHttpCaller } from '@marquee/harness-kit/http-caller';
import { operations } from '@marquee/contracts/operations';

import { describedInputs } from '../fuzz/description.ts';
import { isKnownBad } from '../fuzz/is-known-bad.ts';
import { judgeFuzz } from '../fuzz/judge-fuzz.ts';
import { cookiesByActor } from '../fuzz/cookies.ts';
import { sendRequests } from '../fuzz/send-requests.ts';
import { sendToRecords } from '../fuzz/send-to-records.ts';
import { emptyTally } from '../fuzz/tally.ts';
import { changesBetween, readDocuments } from '../stack/documents.ts';
import { settle } from '../stack/settle.ts';
import { withProduct } from '../stack/with-product.ts';
import type { Gate } from './gate.ts';

/** `ofRecords`: the number of unusual requests to each operation that changes a record. */
type Counts = { bad: number; odd: number; ofRecords: number };

const counts: Record<Size, Counts> = {
  short: { bad: 3_000, odd: 300, ofRecords: 10 },
  full: { bad: 100_000, odd: 5_000, ofRecords: 100 },
};
const hangMs = 2_000;

function targetOf({ bad, odd, ofRecords }: Counts): string {
  return `≥ ${bad} bad requests from the OpenAPI description, ≥ 90 % reach a service's validation: 0 × 5xx, 0 hangs > 2 s, 0 stack traces, 0 documents changed except throttle, audit and session records; ≥ ${odd} unusual requests that may be accepted, and ${ofRecords} to each operation that changes a record: 0 × 5xx, 0 hangs, 0 stack traces`;
}

export const s5: Gate = {
  id: 'S5',
  title: 'Fuzz',
  target: { short: targetOf(counts.short), full: targetOf(counts.full) },
  run: (setting) =>
    withProduct(setting, async (product) => {
      const { bad: min, odd: minOdd, ofRecords: each } = counts[setting.size];
      const seed = Date.now() % 1_000_000;
      const caller = createHttpCaller(product.url, { timeoutMs: hangMs });
      const context = { product, caller: createHttpCaller(product.url) };
      const described = describedInputs();
      const sendOptions = { described, operations, caller, seed };
      const cookies = await cookiesByActor(context);
      await settle(product);
      const before = await readDocuments(product.databases);
      const tally = emptyTally();
      await sendRequests(tally, { ...sendOptions, cookies, isWanted: isKnownBad, atOnce: 8, min });
      await settle(product);
      const changes = changesBetween(before, await readDocuments(product.databases));
      const odd = emptyTally();
      await sendRequests(odd, {
        ...sendOptions,
        // Accounts that are used for nothing else, because an accepted request may end a session.
        cookies: await cookiesByActor(context),
        isWanted: (request) => !isKnownBad(request),
        // One at a time, because the product rightly rejects too many concurrent sign-ups and sign-ins.
        atOnce: 1,
        min: minOdd,
      });
      await sendToRecords(odd, context, { described, caller, each, seed });
      caller.stop();
      context.caller.stop();
      return judgeFuzz({ tally, odd, changes, min, minOdd, operations: described.length, seed });
    }),
};
