import type { Size } from '@marquee/bar-kit/bar';
import { createHttpCaller } from '@marquee/bar-kit/http-caller';
import { operations } from '@marquee/contracts/operations';

import { describedInputs } from '../fuzz/description.ts';
import { judgeFuzz } from '../fuzz/judge-fuzz.ts';
import { cookiesByActor } from '../fuzz/cookies.ts';
import { shoot } from '../fuzz/shoot.ts';
import { emptyTally } from '../fuzz/tally.ts';
import { changesBetween, readDocuments } from '../stack/documents.ts';
import { settle } from '../stack/settle.ts';
import { withProduct } from '../stack/with-product.ts';
import type { Bar } from './bar.ts';

const counts: Record<Size, number> = { short: 3_000, full: 100_000 };
const hangMs = 2_000;

function askedOf(count: number): string {
  return `≥ ${count} bad requests from the OpenAPI description, ≥ 90 % to a service's validation: 0 × 5xx, 0 hangs > 2 s, 0 stack traces, 0 documents changed but throttle, audit and session records`;
}

export const s5: Bar = {
  id: 'S5',
  title: 'Fuzz',
  asked: { short: askedOf(counts.short), full: askedOf(counts.full) },
  run: (setting) =>
    withProduct(setting, async (product) => {
      const least = counts[setting.size];
      const seed = Date.now() % 1_000_000;
      const caller = createHttpCaller(product.url, { patienceMs: hangMs });
      const cookies = await cookiesByActor({ product, caller: createHttpCaller(product.url) });
      const described = describedInputs();
      await settle(product.databases);
      const before = await readDocuments(product.databases);
      const tally = emptyTally();
      await shoot(tally, { described, operations, caller, cookies, least, seed });
      await settle(product.databases);
      const changes = changesBetween(before, await readDocuments(product.databases));
      caller.stop();
      return judgeFuzz({ tally, changes, least, operations: described.length, seed });
    }),
};
