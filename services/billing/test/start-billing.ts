import { startTestService } from '@marquee/service-kit/test-kit/start-test-service';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { configSchema } from '../src/config.ts';
import { createService } from '../src/service.ts';

export async function startBilling(environment: Readonly<Record<string, string>> = {}): Promise<TestService> {
  return startTestService({ name: 'billing', configSchema, createService, environment });
}

/** What is stored in a collection under an id. */
export async function storedIn(service: TestService, collection: string, id: string): Promise<unknown[]> {
  return service.connection.collection<{ _id: string }>(collection).find({ _id: id }).toArray();
}
