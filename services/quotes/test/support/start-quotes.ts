import { startTestService } from '@marquee/service-kit/test-kit/start-test-service';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { configSchema } from '../../src/config.ts';
import { createService } from '../../src/service.ts';

export type Quotes = TestService;

/** A search looks into every quote: MongoDB reads the provider's alone, the embedded engine all. */
const readsAll = ['quotes {"providerId":"?","searchText":'];

/** A thread that many programs share the machine with may take longer to start than a drawing may take. */
const onBusyMachine = { QUOTE_DOCUMENT_SECONDS_LIMIT: '60' };

export function startQuotes(environment: Readonly<Record<string, string>> = {}): Promise<Quotes> {
  return startTestService({
    ...{ name: 'quotes', configSchema, createService, readsAll },
    environment: { ...onBusyMachine, ...environment },
  });
}
