import type { Connection } from '@marquee/service-kit/store/database';

import type { Act, Entry } from '../ledger/entry.ts';
import type { Databases } from './read-found.ts';

/** `id`: of the document that must show the change. `version`: of its source with the change, where that is asked for. */
export type Sought = {
  path: string;
  id: string;
  acknowledgedAt: number;
  version: number | null;
  shownAt: number | null;
};

/** From a change that somebody makes to another service, where somebody waits for it. */
export type PropagationPath = {
  name: string;
  acts: readonly Act[];
  /** Null where the change does not go this way. */
  idOf: (entry: Entry, events: EventsOfQuotes) => string | null;
  /** Those that show by now. */
  showing: (databases: Databases, open: readonly Sought[]) => Promise<Sought[]>;
};

/** Which event a quote was made for, and the other way round. */
export type EventsOfQuotes = {
  eventOf: (quoteId: string) => string | null;
  quoteOf: (eventId: string) => string | null;
};

const ofSubject: PropagationPath['idOf'] = ({ subject }) => subject;
const ofItsEvent: PropagationPath['idOf'] = ({ subject }, { eventOf }) => eventOf(subject ?? '');

/**
 * One for each consumer that the load reaches and whose work another service shows. Only what no later change can
 * hide: a later state counts too, and a profile is asked for by its source's version.
 */
export const propagationPaths: readonly PropagationPath[] = [
  {
    name: 'request sent → quotes',
    acts: ['send-event'],
    idOf: ofSubject,
    showing: ({ quotes }, open) => shownIn(quotes, 'eventRequestProjection', { open }),
  },
  {
    name: 'quote made → events',
    acts: ['create-quote'],
    idOf: ({ about }) => about ?? null,
    showing: ({ events }, open) => shownIn(events, 'events', { open, having: { 'quoteIds.0': exists } }),
  },
  {
    name: 'quote accepted → billing',
    acts: ['accept-quote'],
    idOf: ofSubject,
    showing: ({ billing }, open) => shownIn(billing, 'acceptedQuoteProjection', { open }),
  },
  {
    name: 'quote accepted → booked in events',
    acts: ['accept-quote'],
    idOf: ofItsEvent,
    showing: ({ events }, open) => shownIn(events, 'events', { open, having: { acceptedQuoteId: isSet } }),
  },
  {
    name: 'quote accepted → booked in events → quotes',
    acts: ['accept-quote'],
    idOf: ofItsEvent,
    showing: ({ quotes }, open) =>
      shownIn(quotes, 'eventRequestProjection', {
        open,
        having: statusIn('booked', 'completed', 'cancelled'),
      }),
  },
  {
    name: 'event ended → quotes',
    acts: ['cancel-event', 'complete-event'],
    idOf: ofSubject,
    showing: ({ quotes }, open) =>
      shownIn(quotes, 'eventRequestProjection', { open, having: statusIn('completed', 'cancelled') }),
  },
  {
    name: 'event cancelled → its quote withdrawn',
    acts: ['cancel-event'],
    idOf: ({ subject }, { quoteOf }) => quoteOf(subject ?? ''),
    showing: ({ quotes }, open) => shownIn(quotes, 'quotes', { open, having: { archivedAt: isSet } }),
  },
  profilePath('client', 'events'),
  profilePath('client', 'quotes'),
  profilePath('provider', 'events'),
  profilePath('provider', 'quotes'),
];

function profilePath(role: 'client' | 'provider', to: 'events' | 'quotes'): PropagationPath {
  return {
    name: `${role}’s profile → ${to}`,
    acts: [`change-${role}-profile`],
    idOf: ofSubject,
    async showing(databases, open) {
      await noteVersions(databases.identity, open);
      const sources = await rowsOf(databases[to], `${role}Projection`, { open });
      const versions = new Map(sources.map(({ _id, sourceVersion }) => [String(_id), Number(sourceVersion)]));
      return open.filter(({ id, version }) => version !== null && (versions.get(id) ?? 0) >= version);
    },
  };
}

/** What the account has reached by now: the change, and at most a later one, which is asked for no less. */
async function noteVersions(identity: Connection, open: readonly Sought[]): Promise<void> {
  const accounts = await rowsOf(identity, 'accounts', {
    open: open.filter(({ version }) => version === null),
  });
  const versions = new Map(accounts.map(({ _id, version }) => [String(_id), Number(version)]));
  for (const sought of open) {
    sought.version ??= versions.get(sought.id) ?? null;
  }
}

const exists = { $exists: true };
const isSet = { $ne: null };

function statusIn(...statuses: readonly string[]): Filter {
  return { status: { $in: statuses } };
}

type Filter = Readonly<Record<string, object>>;
type Wanted = { open: readonly Sought[]; having?: Filter };

async function shownIn(database: Connection, collection: string, wanted: Wanted): Promise<Sought[]> {
  const shown = new Set((await rowsOf(database, collection, wanted)).map(({ _id }) => String(_id)));
  return wanted.open.filter(({ id }) => shown.has(id));
}

async function rowsOf(database: Connection, collection: string, { open, having = {} }: Wanted) {
  const ids = [...new Set(open.map(({ id }) => id))];
  // The product's own ids are texts, whatever the driver would make them by itself.
  const filter: Filter = { _id: { $in: ids }, ...having };
  const projection = { version: 1, sourceVersion: 1 };
  return ids.length === 0 ? [] : database.collection(collection).find(filter, { projection }).toArray();
}
