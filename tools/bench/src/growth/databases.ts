import { services } from '@marquee/contracts/operation';
import { openDatabase } from '@marquee/service-kit/store/database';
import type { Connection } from '@marquee/service-kit/store/database';

import { eventually } from './eventually.ts';
import { booked } from './seed-data.ts';

export type Databases = Readonly<Record<(typeof services)[number], Connection>>;

/** Opens the services' databases with the bare driver. */
export async function openDatabases(mongodbUrl: string): Promise<Databases> {
  const opened = services.map(
    async (name) => [name, await openDatabase(mongodbUrl, `marquee_${name}`)] as const,
  );
  return Object.fromEntries(await Promise.all(opened)) as Databases;
}

/**
 * Resolves when all bookings have taken effect and no message is pending. A document that is copied earlier would contain its pending
 * messages, and the services would publish them again from each copy.
 */
export async function waitUntilPublished(databases: Databases): Promise<void> {
  const collections = [
    databases.identity.collection('accounts'),
    databases.events.collection('events'),
    databases.quotes.collection('quotes'),
    databases.billing.collection('invoices'),
  ];
  await eventually(async () => {
    const waiting = await Promise.all(
      collections.map((collection) => collection.countDocuments({ outboxPendingSince: { $exists: true } })),
    );
    const [bookedEvents, invoices] = await Promise.all([
      databases.events.collection('events').countDocuments({ status: 'booked' }),
      databases.billing.collection('invoices').countDocuments({}),
    ]);
    if (waiting.some((count) => count > 0) || bookedEvents < booked || invoices < booked) {
      throw new Error(
        `Messages are still pending: ${bookedEvents} booked events, ${invoices} invoices, of ${booked}.`,
      );
    }
  });
}

export async function closeDatabases(databases: Databases): Promise<void> {
  await Promise.all(Object.values(databases).map((database) => database.close()));
}
