import { generateKeyPairSync } from 'node:crypto';

import { configSchema as billingConfig } from '@marquee/billing/config';
import { createService as createBilling } from '@marquee/billing/service';
import type * as operation from '@marquee/contracts/operation';
import { configSchema as eventsConfig } from '@marquee/events/config';
import { createService as createEvents } from '@marquee/events/service';
import { identityConfig } from '@marquee/identity/config';
import { createIdentityService } from '@marquee/identity/service';
import { configSchema as quotesConfig } from '@marquee/quotes/config';
import { createService as createQuotes } from '@marquee/quotes/service';
import type { Service } from '@marquee/service-kit/compose-service';
import { createInProcessBus } from '@marquee/service-kit/messaging/in-process-bus';
import { loadConfig } from '@marquee/service-kit/process/load-config';
import { createLogger } from '@marquee/service-kit/process/logger';
import type { Connection } from '@marquee/service-kit/store/database';

/** Creates each service without starting it, to read what it declares or to use its stores. `connectionOf` returns its database. */
export function composeServices(connectionOf: (name: operation.Service) => Connection): Service[] {
  const environment = placeholderEnvironment();
  const depsOf = (name: operation.Service) => ({
    connection: connectionOf(name),
    bus: createInProcessBus({ onUnroutable: () => undefined }),
    logger: createLogger({ name, level: 'silent' }),
    now: () => new Date(),
  });
  return [
    createIdentityService({ ...depsOf('identity'), config: loadConfig(identityConfig, environment) }),
    createEvents({ ...depsOf('events'), config: loadConfig(eventsConfig, environment) }),
    createQuotes({ ...depsOf('quotes'), config: loadConfig(quotesConfig, environment) }),
    createBilling({ ...depsOf('billing'), config: loadConfig(billingConfig, environment) }),
  ];
}

/** Satisfies the configuration of services that never handle a call. */
function placeholderEnvironment(): Record<string, string> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    PUBLIC_URL: 'http://localhost',
    IDENTITY_URL: 'http://localhost',
    TOKEN_SIGNING_KEY: JSON.stringify({ ...privateKey.export({ format: 'jwk' }), kid: 'docs' }),
    TOKEN_PUBLIC_KEYS: JSON.stringify({ keys: [publicKey.export({ format: 'jwk' })] }),
    INTERNAL_SECRET: 'nobody-is-ever-asked-with-it',
    LINK_SECRET: 'nobody-ever-gets-a-link-that-it-made',
    ADMIN_EMAIL: 'docs@marquee.example',
    ADMIN_PASSWORD: 'Marquee-docs-1!',
    ADMIN_TOTP_SECRET: 'NOBODYEVERSIGNSINWITHTHISSECRETA',
    SECOND_STEP_KEY: 'nothing-is-ever-sealed-with-this-key',
  };
}
