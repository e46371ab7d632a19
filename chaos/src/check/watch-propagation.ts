import { setTimeout as wait } from 'node:timers/promises';

import type { Entry } from '../ledger/entry.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { World } from '../stack/world.ts';
import { propagationPaths } from './propagation-paths.ts';
import type { EventsOfQuotes, PropagationPath } from './propagation-paths.ts';
import { withDatabases } from './read-found.ts';
import type { Databases } from './read-found.ts';
import type { Sought } from './sought.ts';

/** A change that another service receives: when it was acknowledged, and when it became visible there. */
export type Passage = Readonly<Pick<Sought, 'path' | 'acknowledgedAt' | 'shownAt'>>;

const lookEveryMs = 20;
const mostAtOnce = 200;

/** Polls the databases until `signal` is aborted; resolves to all changes, with null for those that never became visible. */
export async function watchPropagation(
  world: World,
  ledger: Ledger,
  signal: AbortSignal,
): Promise<Passage[]> {
  const sought: Sought[] = [];
  const events = eventsOfQuotes(ledger);
  ledger.onAcknowledged((entry) => {
    if (!signal.aborted) {
      sought.push(...soughtAfter(entry, events));
    }
  });
  await withDatabases(world, async (databases) => {
    while (!signal.aborted) {
      await Promise.all(propagationPaths.map((path) => look(databases, path, sought)));
      await wait(lookEveryMs);
    }
  });
  return sought;
}

/** One entry for each path that the change takes. */
export function soughtAfter(entry: Entry, events: EventsOfQuotes): Sought[] {
  return propagationPaths
    .filter(({ acts }) => acts.includes(entry.act))
    .flatMap(({ name, idOf }) => {
      const id = idOf(entry, events);
      const acknowledgedAt = entry.settledAt ?? 0;
      return id === null ? [] : [{ path: name, id, acknowledgedAt, version: null, shownAt: null }];
    });
}

/** Includes quotes created before the watch started. */
export function eventsOfQuotes(ledger: Pick<Ledger, 'entries' | 'onAcknowledged'>): EventsOfQuotes {
  const events = new Map<string, string>();
  const quotes = new Map<string, string>();
  const note = ({ act, about = '', promised }: Entry): void => {
    if (act === 'create-quote' && promised.subject !== undefined) {
      events.set(promised.subject, about);
      quotes.set(about, promised.subject);
    }
  };
  ledger.entries().forEach(note);
  ledger.onAcknowledged(note);
  return {
    eventOf: (quoteId) => events.get(quoteId) ?? null,
    quoteOf: (eventId) => quotes.get(eventId) ?? null,
  };
}

async function look(
  databases: Databases,
  { name, showing }: PropagationPath,
  sought: Sought[],
): Promise<void> {
  const open = sought.filter(({ path, shownAt }) => path === name && shownAt === null).slice(0, mostAtOnce);
  if (open.length === 0) {
    return;
  }
  const shown = await showing(databases, open);
  const now = performance.now();
  for (const one of shown) {
    one.shownAt = now;
  }
}
