import { setTimeout as wait } from 'node:timers/promises';

import type { Entry } from '../history/entry.ts';
import type { History } from '../history/history.ts';
import type { Environment } from '../stack/environment.ts';
import { propagationPaths } from './propagation-paths.ts';
import type { EventsOfQuotes, PropagationPath } from './propagation-paths.ts';
import { withDatabases } from './read-found.ts';
import type { Databases } from './read-found.ts';
import type { AwaitedChange } from './awaited-changes.ts';

/** A change that another service receives, with the times at which it was acknowledged and became visible there. */
export type Propagation = Readonly<Pick<AwaitedChange, 'path' | 'acknowledgedAt' | 'shownAt'>>;

const pollEveryMs = 20;
const maxAtOnce = 200;

/** Polls the databases until `signal` is aborted. Resolves to all changes; `shownAt` is null for a change that never became visible. */
export async function watchPropagation(
  environment: Environment,
  history: History,
  signal: AbortSignal,
): Promise<Propagation[]> {
  const awaited: AwaitedChange[] = [];
  const events = eventsOfQuotes(history);
  history.onAcknowledged((entry) => {
    if (!signal.aborted) {
      awaited.push(...awaitedChangesOf(entry, events));
    }
  });
  await withDatabases(environment, async (databases) => {
    while (!signal.aborted) {
      await Promise.all(propagationPaths.map((path) => poll(databases, path, awaited)));
      await wait(pollEveryMs);
    }
  });
  return awaited;
}

/** One entry for each path that the change takes. */
export function awaitedChangesOf(entry: Entry, events: EventsOfQuotes): AwaitedChange[] {
  return propagationPaths
    .filter(({ actions }) => actions.includes(entry.action))
    .flatMap(({ name, idOf }) => {
      const id = idOf(entry, events);
      const acknowledgedAt = entry.settledAt ?? 0;
      return id === null ? [] : [{ path: name, id, acknowledgedAt, version: null, shownAt: null }];
    });
}

/** Looks up a quote's event and an event's quote, including quotes created before the watch started. */
export function eventsOfQuotes(history: Pick<History, 'entries' | 'onAcknowledged'>): EventsOfQuotes {
  const events = new Map<string, string>();
  const quotes = new Map<string, string>();
  const note = ({ action, about = '', acknowledgedValues }: Entry): void => {
    if (action === 'create-quote' && acknowledgedValues.subject !== undefined) {
      events.set(acknowledgedValues.subject, about);
      quotes.set(about, acknowledgedValues.subject);
    }
  };
  history.entries().forEach(note);
  history.onAcknowledged(note);
  return {
    eventOf: (quoteId) => events.get(quoteId) ?? null,
    quoteOf: (eventId) => quotes.get(eventId) ?? null,
  };
}

async function poll(
  databases: Databases,
  { name, findVisible }: PropagationPath,
  awaited: AwaitedChange[],
): Promise<void> {
  const open = awaited.filter(({ path, shownAt }) => path === name && shownAt === null).slice(0, maxAtOnce);
  if (open.length === 0) {
    return;
  }
  const shown = await findVisible(databases, open);
  const now = performance.now();
  for (const one of shown) {
    one.shownAt = now;
  }
}
