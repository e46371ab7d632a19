import { startTestService } from '@marquee/service-kit/test-kit/start-test-service';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { configSchema } from '../src/config.ts';
import { createService } from '../src/service.ts';

/** What an operator asks by state: there is one document for each provider. */
const readsAll = ['subscriptions {"closedAt":'];

export async function startBilling(environment: Readonly<Record<string, string>> = {}): Promise<TestService> {
  return startTestService({ name: 'billing', configSchema, createService, environment, readsAll });
}

/** What is stored in a collection under an id. */
export async function storedIn(service: TestService, collection: string, id: string): Promise<unknown[]> {
  return service.connection.collection<{ _id: string }>(collection).find({ _id: id }).toArray();
}
