import { startTestService } from '@marquee/service-kit/test-kit/start-test-service';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { configSchema } from '../../src/config.ts';
import { createService } from '../../src/service.ts';

/** A URL on which nothing listens, so that the lookup of an unknown provider fails. */
const noIdentity = 'http://127.0.0.1:1';

export async function startEvents(
  identityUrl = noIdentity,
  environment: Readonly<Record<string, string>> = {},
): Promise<TestService> {
  return startTestService({
    name: 'events',
    configSchema,
    createService,
    environment: { IDENTITY_URL: identityUrl, ...environment },
  });
}
