import { around, handled } from './points/places.ts';
import type { Exception } from './unlisted-places.ts';

/** The outboxes of all collections except `quotes`, where the relay's look-up and lease are tested. */
const otherOutboxes = {
  identity: ['accounts', 'secondSteps', 'exports', 'exportPages', 'auditNotes'],
  events: ['events', 'exportPages'],
  quotes: ['exportPages'],
  billing: ['invoices', 'subscriptions', 'exportPages'],
} as const;

/** Places that the journeys pass and at which no process is killed, with the reason. */
export const exceptions: readonly Exception[] = [
  {
    node: 'identity',
    places: [
      ...['update attemptCounts', 'update networkGuesses'],
      ...['insert lockouts', 'update lockouts', 'remove lockouts'],
    ].flatMap(around),
    reason: 'counts tries before anything is acknowledged; a count that is too high runs out by itself',
  },
  {
    node: 'identity',
    places: ['insert mailPlaces', 'update mailPlaces', 'insert mailSlots'].flatMap(around),
    reason:
      'written before its mail; the message comes again and finds place and slot, which alone send nothing',
  },
  ...(['events', 'quotes'] as const).map((node): Exception => ({
    node,
    places: around('update attemptCounts'),
    reason:
      'counts what an account sends before anything is acknowledged; a count that is too high ends with the day',
  })),
  ...Object.entries(otherOutboxes).map(([node, collections]): Exception => ({
    node: node as keyof typeof otherOutboxes,
    places: collections.flatMap((collection) => [
      `read outbox of ${collection}`,
      ...around(`lease ${collection}`),
    ]),
    reason:
      'only what is not taken with its commit, as where something is pending already, is looked for and leased: one relay does it for all outboxes, tried in quotes',
  })),
  ...(['identity', 'events', 'quotes'] as const).map((node): Exception => ({
    node,
    places: around('settle exportPages'),
    reason: 'one relay empties all outboxes: that of these pages is tried in billing',
  })),
  {
    node: 'identity',
    places: around('update devices'),
    reason: 'notes when a browser was last seen; the next sign-in updates it again',
  },
  {
    node: 'quotes',
    places: around('save quotes as archived'),
    reason:
      'when the event’s message comes before the account’s: the write of a withdrawal, tried where it is rewritten',
  },
  {
    node: 'events',
    places: handled('events.keep-providers', 'upsert providerProjection'),
    reason: 'written like the clients of the same service, where it is tried',
  },
  {
    node: 'quotes',
    places: handled('quotes.keep-providers', 'upsert providerProjection'),
    reason: 'written like the clients of the same service, where it is tried',
  },
  {
    node: 'quotes',
    places: [...around('save quotes as draft'), ...around('save quotes as approved_for_review')],
    reason: 'one write that tells nobody anything, the same as when it is sent, where it is tried',
  },
  {
    node: 'identity',
    places: around('remove idempotentCalls'),
    reason: 'follows a refusal: nothing was done, and the key may be used again either way',
  },
  {
    node: 'events',
    places: around('remove idempotentCalls'),
    reason: 'follows a refusal: nothing was done, and the key may be used again either way',
  },
  {
    node: 'quotes',
    places: around('remove idempotentCalls'),
    reason: 'follows a refusal: nothing was done, and the key may be used again either way',
  },
];
