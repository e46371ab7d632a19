import type { Entry } from '../history/entry.ts';
import type { Action } from '../load/actions/allowed-refusals.ts';
import { journeyActions } from '../load/actions/journey-actions.ts';
import type { Step } from '../load/actions/journey-actions.ts';
import type { Databases } from './read-found.ts';
import { namedIn, noteVersions, rowsOf, shownIn } from './awaited-changes.ts';
import type { Filter, AwaitedChange } from './awaited-changes.ts';

/** A path by which a change reaches another service, where a user waits for the effect of the change. */
export type PropagationPath = {
  name: string;
  actions: readonly Action[];
  /** The id of the document that will show the change; null if the change does not take this path. */
  idOf: (entry: Entry, events: EventsOfQuotes) => string | null;
  /** Returns the open changes that are visible by now. */
  findVisible: (databases: Databases, open: readonly AwaitedChange[]) => Promise<AwaitedChange[]>;
};

/** The event of a quote, and the quote of an event. */
export type EventsOfQuotes = {
  eventOf: (quoteId: string) => string | null;
  quoteOf: (eventId: string) => string | null;
};

// Object.keys returns string[], although the keys are the steps.
const actionNames = Object.keys(journeyActions) as Step[];

const ofSubject: PropagationPath['idOf'] = ({ subject }) => subject;
const ofItsEvent: PropagationPath['idOf'] = ({ subject }, { eventOf }) => eventOf(subject ?? '');

/**
 * The paths by which the changes of the load take effect in other services. Each path checks an effect that no later change can hide.
 * Therefore a later status also counts as the effect, and a profile is compared by its source version.
 */
export const propagationPaths: readonly PropagationPath[] = [
  {
    name: 'request sent → quotes',
    actions: ['send-event'],
    idOf: ofSubject,
    findVisible: ({ quotes }, open) => shownIn(quotes, 'eventRequestProjection', { open }),
  },
  {
    name: 'quote created → events',
    actions: ['create-quote'],
    idOf: ({ about }) => about ?? null,
    findVisible: ({ events }, open) => shownIn(events, 'events', { open, having: { 'quoteIds.0': exists } }),
  },
  {
    name: 'quote accepted → billing',
    actions: ['accept-quote'],
    idOf: ofSubject,
    findVisible: ({ billing }, open) => shownIn(billing, 'acceptedQuoteProjection', { open }),
  },
  {
    name: 'quote accepted → invoices in billing',
    actions: ['accept-quote'],
    idOf: ofSubject,
    findVisible: ({ billing }, open) => namedIn(billing, 'invoices', { open, field: 'quoteId' }),
  },
  {
    name: 'quote accepted → invoice sent in billing → quotes',
    actions: ['accept-quote'],
    idOf: ofSubject,
    // If the event was cancelled before the invoice was sent, the invoice is void and never reaches quotes.
    findVisible: async ({ billing, quotes }, open) => [
      ...(await namedIn(quotes, 'invoiceProjection', { open, field: 'quoteId' })),
      ...(await namedIn(billing, 'invoices', { open, field: 'quoteId', having: statusIn('void') })),
    ],
  },
  {
    name: 'event cancelled → billing',
    actions: ['cancel-event'],
    idOf: ofSubject,
    findVisible: ({ billing }, open) => shownIn(billing, 'cancelledEventProjection', { open }),
  },
  {
    name: 'quote accepted → booked in events',
    actions: ['accept-quote'],
    idOf: ofItsEvent,
    findVisible: ({ events }, open) =>
      shownIn(events, 'events', { open, having: { acceptedQuoteId: isSet } }),
  },
  {
    name: 'quote accepted → booked in events → quotes',
    actions: ['accept-quote'],
    idOf: ofItsEvent,
    findVisible: ({ quotes }, open) =>
      shownIn(quotes, 'eventRequestProjection', {
        open,
        having: statusIn('booked', 'completed', 'cancelled'),
      }),
  },
  {
    name: 'event ended → quotes',
    actions: ['cancel-event', 'complete-event'],
    idOf: ofSubject,
    findVisible: ({ quotes }, open) =>
      shownIn(quotes, 'eventRequestProjection', { open, having: statusIn('completed', 'cancelled') }),
  },
  {
    name: 'event cancelled → quote withdrawn',
    actions: ['cancel-event'],
    idOf: ({ subject }, { quoteOf }) => quoteOf(subject ?? ''),
    findVisible: ({ quotes }, open) => shownIn(quotes, 'quotes', { open, having: { archivedAt: isSet } }),
  },
  ...emailPaths(),
  profilePath('client', 'events'),
  profilePath('client', 'quotes'),
  profilePath('provider', 'events'),
  profilePath('provider', 'quotes'),
];

/** Measures until identity has stored the email, because after that the mail server may be unavailable for hours. */
function emailPaths(): PropagationPath[] {
  return actionNames.flatMap((action) => {
    const { emailIdOf } = journeyActions[action];
    return emailIdOf === undefined
      ? []
      : [
          {
            name: `${action} → email stored`,
            actions: [action],
            idOf: emailIdOf,
            findVisible: ({ identity }, open) => shownIn(identity, 'mails', { open }),
          },
        ];
  });
}

function profilePath(role: 'client' | 'provider', to: 'events' | 'quotes'): PropagationPath {
  return {
    name: `${role}’s profile → ${to}`,
    actions: [`change-${role}-profile`],
    idOf: ofSubject,
    async findVisible(databases, open) {
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
