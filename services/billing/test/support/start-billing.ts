import { startTestService } from '@marquee/service-kit/test-kit/start-test-service';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { configSchema } from '../../src/config.ts';
import { createService } from '../../src/service.ts';

/** An operator's query by state may scan the collection, because there is only one document per provider. */
const readsAll = ['subscriptions {"closedAt":'];

/** Raises the limit, because on a busy machine a worker thread may take longer to start than the default limit for a rendering. */
const onBusyMachine = { INVOICE_DOCUMENT_SECONDS_LIMIT: '60' };

export async function startBilling(environment: Readonly<Record<string, string>> = {}): Promise<TestService> {
  return startTestService({
    ...{ name: 'billing', configSchema, createService, allowedScans: readsAll },
    environment: { ...onBusyMachine, ...environment },
  });
}

/** The documents with this id in a collection: one or none. */
export async function storedIn(service: TestService, collection: string, id: string): Promise<unknown[]> {
  return service.connection.collection<{ _id: string }>(collection).find({ _id: id }).toArray();
}
