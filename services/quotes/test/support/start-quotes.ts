import { startTestService } from '@marquee/service-kit/test-kit/start-test-service';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { configSchema } from '../../src/config.ts';
import { createService } from '../../src/service.ts';

export type Quotes = TestService;

/** A search may scan: it reads every quote of the provider in MongoDB, and all quotes in the embedded engine. */
const readsAll = ['quotes {"providerId":"?","searchText":'];

/** No process listens at this address of identity. The limit is high, because a pdf worker may start slowly on a busy machine. */
const usual = { IDENTITY_URL: 'http://127.0.0.1:1', QUOTE_DOCUMENT_SECONDS_LIMIT: '60' };

export function startQuotes(environment: Readonly<Record<string, string>> = {}): Promise<Quotes> {
  return startTestService({
    ...{ name: 'quotes', configSchema, createService, allowedScans: readsAll },
    environment: { ...usual, ...environment },
  });
}
