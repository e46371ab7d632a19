import { setTimeout as wait } from 'node:timers/promises';

import type { Act } from '../ledger/entry.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { World } from '../stack/world.ts';
import { withDatabases } from './read-found.ts';
import type { Databases } from './read-found.ts';

/** A change that another service hears of: when it was acknowledged, and when it showed there. */
export type Passage = { act: Act; acknowledgedAt: number; shownAt: number | null };

type Sought = Passage & { key: string };
type Sight = { act: Act; showing: (databases: Databases, keys: readonly string[]) => Promise<string[]> };

const lookEveryMs = 20;
const mostAtOnce = 200;

/** Where a change shows that is none of its own service's. Only what no later change can hide. */
const sights: readonly Sight[] = [
  {
    act: 'send-event',
    showing: ({ quotes }, keys) =>
      idsOf(quotes.collection('eventRequestProjection').find(anyOf('_id', keys))),
  },
  {
    act: 'accept-quote',
    showing: ({ billing }, keys) =>
      idsOf(billing.collection('acceptedQuoteProjection').find(anyOf('_id', keys))),
  },
  {
    act: 'create-quote',
    async showing({ events }, keys) {
      const rows = await events.collection('events').find(anyOf('_id', keys)).toArray();
      return rows
        .filter(({ quoteIds }) => Array.isArray(quoteIds) && quoteIds.length > 0)
        .map(({ _id }) => String(_id));
    },
  },
];

/** Looks at the databases until `signal` is aborted; resolves to all passages, those that have not shown with null. */
export async function watchPropagation(
  world: World,
  ledger: Ledger,
  signal: AbortSignal,
): Promise<Passage[]> {
  const sought: Sought[] = [];
  ledger.onAcknowledged(({ act, subject, about, settledAt }) => {
    if (!signal.aborted && sights.some((sight) => sight.act === act)) {
      // A new quote shows in the event it was made for.
      const key = subject ?? about ?? '';
      sought.push({ act, key, acknowledgedAt: settledAt ?? 0, shownAt: null });
    }
  });
  await withDatabases(world, async (databases) => {
    while (!signal.aborted) {
      await Promise.all(sights.map((sight) => look(databases, sight, sought)));
      await wait(lookEveryMs);
    }
  });
  return sought.map(({ act, acknowledgedAt, shownAt }) => ({ act, acknowledgedAt, shownAt }));
}

async function look(databases: Databases, { act, showing }: Sight, sought: Sought[]): Promise<void> {
  const open = sought.filter((one) => one.act === act && one.shownAt === null).slice(0, mostAtOnce);
  if (open.length === 0) {
    return;
  }
  const shown = new Set(
    await showing(
      databases,
      open.map(({ key }) => key),
    ),
  );
  const now = performance.now();
  for (const one of open) {
    if (shown.has(one.key)) {
      one.shownAt = now;
    }
  }
}

function anyOf(field: string, keys: readonly string[]) {
  return { [field]: { $in: [...keys] } } as Record<string, object>;
}

async function idsOf(found: { toArray: () => Promise<{ _id: unknown }[]> }): Promise<string[]> {
  return (await found.toArray()).map(({ _id }) => String(_id));
}
