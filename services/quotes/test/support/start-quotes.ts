import { startTestService } from '@marquee/service-kit/test-kit/start-test-service';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { configSchema } from '../../src/config.ts';
import { createService } from '../../src/service.ts';

export type Quotes = TestService;

/** A search reads every quote: MongoDB only the provider's, the embedded engine all. */
const readsAll = ['quotes {"providerId":"?","searchText":'];

/** An address without a listener, so identity is unavailable. A worker may start slowly on a busy machine. */
const usual = { IDENTITY_URL: 'http://127.0.0.1:1', QUOTE_DOCUMENT_SECONDS_LIMIT: '60' };

export function startQuotes(environment: Readonly<Record<string, string>> = {}): Promise<Quotes> {
  return startTestService({
    ...{ name: 'quotes', configSchema, createService, allowedScans: readsAll },
    environment: { ...usual, ...environment },
  });
}
