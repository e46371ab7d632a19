import { z } from 'zod';
import { defineMessage, envelope } from '../message.ts';
import type { MessageType } from '../message.ts';
import { services } from '../operation.ts';
import type { Service } from '../operation.ts';

const service = z.enum(services);

/** A rebuild of one projection. `step` counts its requests from 1; a page has the step of the request that it answers. */
const rebuild = z.object({
  rebuildId: z.uuid(),
  owner: service,
  projection: z.string(),
  step: z.int().positive(),
});

/**
 * `source` is the service that owns the records, and `types` are the messages from which the projection takes its rows. With `ids`, the
 * request is for the records with these ids; otherwise for the records after the id `after`, in the order of ids (null: from the first).
 */
export const snapshotRequest = rebuild.extend({
  source: service,
  types: z.array(z.string()),
  after: z.string().nullable(),
  ids: z.array(z.string()).nullable(),
});
export type SnapshotRequest = z.infer<typeof snapshotRequest>;

/** The latest message that describes a record, with the record's present version. */
export const snapshotMessage = envelope.pick({
  type: true,
  aggregateId: true,
  aggregateVersion: true,
  payload: true,
  at: true,
});
export type SnapshotMessage = z.infer<typeof snapshotMessage>;

/** `upTo` is the last id that the page covers; null if no record follows, and in the answer to a request for ids. */
export const snapshotPage = rebuild.extend({
  upTo: z.string().nullable(),
  messages: z.array(snapshotMessage),
});
export type SnapshotPage = z.infer<typeof snapshotPage>;

/** Published for each step of a rebuild of a projection of identity. Only the service that owns the records answers. */
export const identitySnapshotsRequested = defineMessage('identity.snapshots.requested.v1', snapshotRequest);
/** Published for each step of a rebuild of a projection of events. Only the service that owns the records answers. */
export const eventsSnapshotsRequested = defineMessage('events.snapshots.requested.v1', snapshotRequest);
/** Published for each step of a rebuild of a projection of quotes. Only the service that owns the records answers. */
export const quotesSnapshotsRequested = defineMessage('quotes.snapshots.requested.v1', snapshotRequest);
/** Published for each step of a rebuild of a projection of billing. Only the service that owns the records answers. */
export const billingSnapshotsRequested = defineMessage('billing.snapshots.requested.v1', snapshotRequest);

/** Published by identity as the answer to a request for snapshots. The projection of `owner` applies the messages; nobody else does. */
export const identitySnapshotsCollected = defineMessage('identity.snapshots.collected.v1', snapshotPage);
/** Published by events as the answer to a request for snapshots. The projection of `owner` applies the messages; nobody else does. */
export const eventsSnapshotsCollected = defineMessage('events.snapshots.collected.v1', snapshotPage);
/** Published by quotes as the answer to a request for snapshots. The projection of `owner` applies the messages; nobody else does. */
export const quotesSnapshotsCollected = defineMessage('quotes.snapshots.collected.v1', snapshotPage);
/** Published by billing as the answer to a request for snapshots. The projection of `owner` applies the messages; nobody else does. */
export const billingSnapshotsCollected = defineMessage('billing.snapshots.collected.v1', snapshotPage);

/** The message with which each service requests snapshots. */
export const snapshotRequests = {
  identity: identitySnapshotsRequested,
  events: eventsSnapshotsRequested,
  quotes: quotesSnapshotsRequested,
  billing: billingSnapshotsRequested,
} as const satisfies Record<Service, MessageType>;

/** The message with which each service answers requests for snapshots. */
export const snapshotPages = {
  identity: identitySnapshotsCollected,
  events: eventsSnapshotsCollected,
  quotes: quotesSnapshotsCollected,
  billing: billingSnapshotsCollected,
} as const satisfies Record<Service, MessageType>;
