import type { Act, Entry } from '../ledger/entry.ts';
import type { Databases } from './read-found.ts';
import { namedIn, noteVersions, rowsOf, shownIn } from './sought.ts';
import type { Filter, Sought } from './sought.ts';

/** The path of a change to another service, where a user waits for it. */
export type PropagationPath = {
  name: string;
  acts: readonly Act[];
  /** Returns null where the change does not take this path. */
  idOf: (entry: Entry, events: EventsOfQuotes) => string | null;
  /** Returns those that are visible by now. */
  showing: (databases: Databases, open: readonly Sought[]) => Promise<Sought[]>;
};

/** The event of a quote, and the quote of an event. */
export type EventsOfQuotes = {
  eventOf: (quoteId: string) => string | null;
  quoteOf: (eventId: string) => string | null;
};

const ofSubject: PropagationPath['idOf'] = ({ subject }) => subject;
const ofItsEvent: PropagationPath['idOf'] = ({ subject }, { eventOf }) => eventOf(subject ?? '');

/**
 * One for each consumer that the load reaches and whose effect another service shows. Checks only what no later change can hide: a later
 * state counts too, and a profile is compared by its source's version.
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
    name: 'quote accepted → invoices in billing',
    acts: ['accept-quote'],
    idOf: ofSubject,
    showing: ({ billing }, open) => namedIn(billing, 'invoices', { open, field: 'quoteId' }),
  },
  {
    name: 'quote accepted → invoice sent in billing → quotes',
    acts: ['accept-quote'],
    idOf: ofSubject,
    // A quote whose event was cancelled meanwhile was never sent.
    showing: async ({ billing, quotes }, open) => [
      ...(await namedIn(quotes, 'invoiceProjection', { open, field: 'quoteId' })),
      ...(await namedIn(billing, 'invoices', { open, field: 'quoteId', having: statusIn('void') })),
    ],
  },
  {
    name: 'event cancelled → billing',
    acts: ['cancel-event'],
    idOf: ofSubject,
    showing: ({ billing }, open) => shownIn(billing, 'cancelledEventProjection', { open }),
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
  mailPath('request sent', 'send-event', ({ subject }) => `request-received.${subject ?? ''}`),
  mailPath('quote sent', 'send-quote', ({ subject, promised }) =>
    promised.version === undefined ? null : `quote-sent.${subject ?? ''}.${promised.version}`,
  ),
  mailPath('quote accepted', 'accept-quote', ({ subject }) => `quote-accepted.${subject ?? ''}`),
  mailPath('event cancelled', 'cancel-event', ({ subject }) => `event-cancelled.${subject ?? ''}`),
  profilePath('client', 'events'),
  profilePath('client', 'quotes'),
  profilePath('provider', 'events'),
  profilePath('provider', 'quotes'),
];

/** Until the email is stored; the mail server may be unavailable for hours after that. */
function mailPath(name: string, act: Act, idOf: PropagationPath['idOf']): PropagationPath {
  return {
    name: `${name} → mail to be sent`,
    acts: [act],
    idOf,
    showing: ({ identity }, open) => shownIn(identity, 'mails', { open }),
  };
}

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

const exists = { $exists: true };
const isSet = { $ne: null };

function statusIn(...statuses: readonly string[]): Filter {
  return { status: { $in: statuses } };
}
