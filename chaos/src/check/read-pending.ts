import type { ServiceName } from '../stack/addresses.ts';
import type { Remainder } from './found.ts';
import type { Databases } from './read-found.ts';

/** Every store with an outbox. */
const stores = [
  ['identity', 'accounts'],
  ['events', 'events'],
  ['quotes', 'quotes'],
  ['billing', 'subscriptions'],
  ['identity', 'auditNotes'],
  ['events', 'auditNotes'],
  ['quotes', 'auditNotes'],
  ['billing', 'auditNotes'],
  ['identity', 'secondSteps'],
  ['identity', 'exports'],
  ['identity', 'exportPages'],
  ['events', 'exportPages'],
  ['quotes', 'exportPages'],
  ['billing', 'exportPages'],
] as const satisfies readonly (readonly [ServiceName, string])[];

/**
 * Documents whose messages have not been published, mails that have not been handed over, resets that have not been carried out, and
 * deleted accounts of which something is left until all are told.
 */
export async function readPending(databases: Databases): Promise<Remainder[]> {
  const outboxes = stores.map(async ([service, collection]) => ({
    place: `outbox of ${collection}`,
    count: await databases[service].collection(collection).countDocuments({
      outboxPendingSince: { $gt: new Date(0) },
    }),
  }));
  const mails = {
    place: 'mails not sent',
    count: await databases.identity
      .collection('mails')
      .countDocuments({ nextAttemptAt: { $gt: new Date(0) } }),
  };
  const resets = {
    place: 'resets not carried out',
    count: await databases.identity.collection('resetRequests').countDocuments(),
  };
  const erased = {
    place: 'deleted accounts not removed',
    count: await databases.identity.collection('accounts').countDocuments({ erasedAt: { $gt: new Date(0) } }),
  };
  return [...(await Promise.all(outboxes)), mails, resets, erased].filter(({ count }) => count > 0);
}
