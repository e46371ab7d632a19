import { services } from '@marquee/contracts/operation';
import type { Connection } from '@marquee/service-kit/store/database';

import type { ServiceName } from '../stack/addresses.ts';
import type { FoundTrace } from './found.ts';
import type { DeletedAccount } from './deleted-accounts.ts';
import type { Databases } from './read-found.ts';
import { tracesIn } from './traces-in.ts';

/** Everything that still mentions a person whose account is deleted. Reads every document. */
export async function readTraces(
  databases: Databases,
  deletedAccounts: readonly DeletedAccount[],
): Promise<FoundTrace[]> {
  if (deletedAccounts.length === 0) {
    return [];
  }
  const read = await Promise.all(
    services.map((service) => tracesOf(service, databases[service], deletedAccounts)),
  );
  return read.flat();
}

async function tracesOf(
  service: ServiceName,
  database: Connection,
  deletedAccounts: readonly DeletedAccount[],
): Promise<FoundTrace[]> {
  const collections = (await database.db?.listCollections().toArray()) ?? [];
  const traces: FoundTrace[] = [];
  for (const { name } of collections) {
    for await (const document of database.collection(name).find({})) {
      traces.push(...tracesIn({ service, collection: name, document }, deletedAccounts));
    }
  }
  return traces;
}
