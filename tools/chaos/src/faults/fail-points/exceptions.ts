import { around, handled } from './points/code-points.ts';
import type { Exception } from './unlisted-code-points.ts';

/** The outboxes of all collections except `quotes`, where the relay's look-up and lease are tested. */
const otherOutboxes = {
  identity: ['accounts', 'secondSteps', 'exports', 'exportPages', 'auditNotes'],
  events: ['events', 'exportPages'],
  quotes: ['exportPages'],
  billing: ['invoices', 'subscriptions', 'exportPages'],
} as const;

/** Code points that the journeys reach and at which no process is killed, with the reason. */
export const exceptions: readonly Exception[] = [
  {
    node: 'identity',
    codePoints: [
      ...['update attemptCounts', 'update networkGuesses'],
      ...['insert lockouts', 'update lockouts', 'remove lockouts'],
    ].flatMap(around),
    reason: 'counts attempts before anything is acknowledged; a count that is too high expires',
  },
  {
    node: 'identity',
    codePoints: ['insert mailPlaces', 'update mailPlaces', 'insert mailSlots'].flatMap(around),
    reason:
      'written before the email; the redelivered message finds both documents, which send nothing without an email',
  },
  ...(['events', 'quotes'] as const).map((node): Exception => ({
    node,
    codePoints: around('update attemptCounts'),
    reason:
      'counts what an account sends before anything is acknowledged; a count that is too high expires at the end of the day',
  })),
  ...Object.entries(otherOutboxes).map(([node, collections]): Exception => ({
    node: node as keyof typeof otherOutboxes,
    codePoints: collections.flatMap((collection) => [
      `read outbox of ${collection}`,
      ...around(`lease ${collection}`),
    ]),
    reason:
      'a look-up and a lease happen only for messages that their commit did not publish, for example behind older pending ones; all outboxes use the same relay, which is tested in quotes',
  })),
  ...(['identity', 'events', 'quotes'] as const).map((node): Exception => ({
    node,
    codePoints: around('settle exportPages'),
    reason: 'all outboxes use the same relay; the outbox of these pages is tested in billing',
  })),
  {
    node: 'identity',
    codePoints: around('update devices'),
    reason: 'stores when a browser was last seen; the next sign-in updates it again',
  },
  {
    node: 'quotes',
    codePoints: around('save quotes as withdrawn'),
    reason:
      'happens if the event’s message arrives before the account’s: the write of a withdrawal, which is tested as a rewrite',
  },
  {
    node: 'events',
    codePoints: handled('events.keep-providers', 'upsert providerProjection'),
    reason: 'written like the clients, which are tested in this service',
  },
  {
    node: 'quotes',
    codePoints: handled('quotes.keep-providers', 'upsert providerProjection'),
    reason: 'written like the clients, which are tested in this service',
  },
  {
    node: 'quotes',
    codePoints: ['line-item-added', 'approved-for-review'].flatMap((fact) =>
      around(`save quotes as ${fact}`),
    ),
    reason: 'a write without a message, the same as that of sending, which is tested',
  },
  {
    node: 'identity',
    codePoints: around('remove idempotentCalls'),
    reason: 'follows a rejection: nothing was changed, and the key can be used again in either case',
  },
  {
    node: 'events',
    codePoints: around('remove idempotentCalls'),
    reason: 'follows a rejection: nothing was changed, and the key can be used again in either case',
  },
  {
    node: 'quotes',
    codePoints: around('remove idempotentCalls'),
    reason: 'follows a rejection: nothing was changed, and the key can be used again in either case',
  },
];
