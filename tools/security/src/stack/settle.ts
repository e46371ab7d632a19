import { services } from '@marquee/contracts/operation';

import { setTimeout as wait } from 'node:timers/promises';

import type { Databases } from './documents.ts';
import type { Product } from './start-product.ts';

const timeoutMs = 30_000;

/** Resolves when no message, email or deletion is pending any more, so that later changes must come from later calls. */
export async function settle({ databases, wake }: Pick<Product, 'databases' | 'wake'>): Promise<void> {
  const end = performance.now() + timeoutMs;
  let quietReadings = 0;
  while (quietReadings < 2) {
    quietReadings = (await countPending(databases)) === 0 ? quietReadings + 1 : 0;
    if (performance.now() > end) {
      throw new Error('messages or emails were still pending after 30 s');
    }
    wake();
    // A consumer may still be handling a message that was just published.
    await wait(40);
  }
}

async function countPending(databases: Databases): Promise<number> {
  const counts = await Promise.all(
    services.map(async (name) => {
      const { db } = databases[name];
      const collections = (await db?.listCollections({}, { nameOnly: true }).toArray()) ?? [];
      const each = collections.map(
        async ({ name: collection }) =>
          (await db?.collection(collection).countDocuments(waitingIn(collection))) ?? 0,
      );
      return (await Promise.all(each)).reduce((sum, count) => sum + count, 0);
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

const past = { $gt: new Date(0) };
/** The filter for documents with pending messages, pending emails, and accounts whose erasure is not confirmed everywhere. */
function waitingIn(collection: string) {
  // A held email counts as pending only once it is released.
  const released = { heldUntil: { $lte: new Date() } };
  // An account is removed once its erasure is confirmed; the record that it was erased stays.
  const erasing = collection === 'accounts' ? [{ erasedAt: past }] : [];
  return { $or: [{ outboxPendingSince: past }, { nextAttemptAt: past }, released, ...erasing] };
}
