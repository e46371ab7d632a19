import { services } from '@marquee/contracts/operation';
import type { Connection } from '@marquee/service-kit/store/database';

import type { Remainder } from './found.ts';
import type { Databases } from './read-found.ts';

/**
 * Counts documents with unpublished messages, emails not handed over, resets not carried out, and deleted accounts whose data is not yet
 * erased everywhere.
 */
export async function readPending(databases: Databases): Promise<Remainder[]> {
  const outboxes = await Promise.all(services.map((service) => readOutboxes(databases[service])));
  const emails = {
    place: 'emails not sent',
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
  return [...outboxes.flat(), emails, resets, erased].filter(({ count }) => count > 0);
}

/** Finds outboxes by the index on `outboxPendingSince`, which every collection with an outbox has, so that no collection is missed. */
async function readOutboxes({ db }: Connection): Promise<Remainder[]> {
  const collections = (await db?.collections()) ?? [];
  const read = collections.map(async (collection): Promise<Remainder> => {
    const indexes = await collection.indexes();
    const hasOutbox = indexes.some(({ key }) => 'outboxPendingSince' in key);
    const count = hasOutbox
      ? await collection.countDocuments({ outboxPendingSince: { $gt: new Date(0) } })
      : 0;
    return { place: `outbox of ${collection.collectionName}`, count };
  });
  return Promise.all(read);
}
