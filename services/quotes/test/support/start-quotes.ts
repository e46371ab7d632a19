import { startTestService } from '@marquee/service-kit/test-kit/start-test-service';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { configSchema } from '../../src/config.ts';
import { createService } from '../../src/service.ts';

export type Quotes = TestService;

/** A search looks into every quote: MongoDB reads the provider's alone, the embedded engine all. */
const readsAll = ['quotes {"providerId":"?","searchText":'];

/** Nobody listens there: nothing is known of when an email goes. */
const noIdentity = 'http://127.0.0.1:1';

export function startQuotes(given: Readonly<Record<string, string>> = {}): Promise<Quotes> {
  const environment = { IDENTITY_URL: noIdentity, ...given };
  return startTestService({ name: 'quotes', configSchema, createService, environment, readsAll });
}
