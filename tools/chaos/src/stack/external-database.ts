import { services } from '@marquee/contracts/operation';
import { openDatabase } from '@marquee/service-kit/store/database';
import type { Connection } from '@marquee/service-kit/store/database';
import { refusal } from '@marquee/local/refusal';

import { databaseTarget } from './database-target.ts';

/**
 * Throws if the database holds data of a product, which a chaos run must not delete. Also throws if no proxy can be placed between the
 * services and the database.
 */
export async function requireEmptyDatabases(url: string): Promise<void> {
  databaseTarget(url);
  await forEachDatabase(url, async (database) => {
    const collections = (await database.db?.listCollections().toArray()) ?? [];
    if (collections.length > 0) {
      throw refusal(
        `The database ${database.name} at MONGODB_URL is in use: give chaos one without marquee_* databases.`,
      );
    }
  });
}

export async function emptyDatabases(url: string): Promise<void> {
  await forEachDatabase(url, (database) => database.dropDatabase());
}

async function forEachDatabase(url: string, act: (database: Connection) => Promise<void>): Promise<void> {
  for (const name of services) {
    const database = await openDatabase(url, `marquee_${name}`);
    try {
      await act(database);
    } finally {
      await database.close();
    }
  }
}
