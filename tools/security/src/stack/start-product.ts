import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { services } from '@marquee/contracts/operation';
import type { Service } from '@marquee/contracts/operation';
import type { HashCost } from '@marquee/identity/passwords/hash-cost';
import { createPasswordHasher } from '@marquee/identity/passwords/password-hasher';
import { createIdentityService } from '@marquee/identity/service';
import { createClock } from '@marquee/local/clock';
import { devKeys } from '@marquee/local/dev-keys';
import { sharedEnvironment } from '@marquee/local/environment';
import type { Environment } from '@marquee/local/environment';
import { readEmails } from '@marquee/local/mail/email-folder';
import type { Email } from '@marquee/local/mail/email-folder';
import { freePort } from '@marquee/local/network/free-port';
import { startStack } from '@marquee/local/stack/start-stack';
import { listen } from '@marquee/service-kit/process/listen';

import type { Setting } from '../gates/gate.ts';
import { countChecks } from './count-checks.ts';
import { openDatabases } from './documents.ts';
import type { Databases } from './documents.ts';
import { collectLogLines } from './log-lines.ts';
import { raisedLimits } from './raised-limits.ts';
import { startStripeWithoutWebhooks } from './stripe-without-webhooks.ts';
import type { StripeWithoutWebhooks } from './stripe-without-webhooks.ts';

export type Product = {
  /** The gateway's address, which is also its public URL. */
  url: string;
  /** The gateway's readiness on the internal port. */
  healthUrl: string;
  /** Each service's own address, bypassing the gateway. */
  addresses: Readonly<Record<Service, string>>;
  /** The environment of the services and the gateway, including secrets. */
  environment: Environment;
  databases: Databases;
  /** Makes relays and workers act at once; see `wake` of the stack. */
  wake: () => void;
  logLines: readonly string[];
  passwordChecks: () => number;
  emails: () => Promise<Email[]>;
  /** Null if card payments are disabled. */
  stripe: StripeWithoutWebhooks | null;
  stop: () => Promise<void>;
};

type ProductOptions = {
  environment?: Environment;
  /** Prefixes of the names of limits that stay as shipped. */
  limitsAsShipped?: readonly string[];
  logLevel?: string;
  takesCards?: true;
  /** `owasp` for gates that measure the cost of a password; the others use a cheap hash. */
  passwordHashCost?: HashCost;
};

/**
 * Starts the gateway and the four services in this process, as shipped except for limits and password cost. Their databases are removed at
 * the end.
 */
export async function startProduct(setting: Setting, options: ProductOptions = {}): Promise<Product> {
  const { root, mongodbUrl } = setting;
  const { passwordHashCost = 'lowest' } = options;
  const name = `security_${randomUUID().slice(0, 8)}`;
  const folder = join(setting.dataFolder, name);
  const keys = await devKeys(join(folder, 'keys.json'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const place = { root, dataFolder: folder, mongodbUrl, publicUrl: url, metricsPort: 0 };
  const pages = join(folder, 'pages');
  mkdirSync(pages, { recursive: true });
  const stripe = options.takesCards ? await startStripeWithoutWebhooks({ folder, publicUrl: url }) : null;
  const environment: Environment = {
    ...sharedEnvironment({ keys, ...place, emulatorVariables: stripe?.variables ?? {}, userEnvironment: {} }),
    SHELL_DIR: pages,
    RELEASES_DIR: pages,
    ...raisedLimits(options.limitsAsShipped),
    PASSWORD_HASH_COST: passwordHashCost,
    ...options.environment,
  };
  const { lines, loggerFor } = collectLogLines(options.logLevel ?? 'silent');
  const passwords = countChecks(createPasswordHasher(passwordHashCost));
  const stack = await startStack({
    environment,
    mongodbUrl,
    amqpUrl: undefined,
    clock: createClock(),
    loggerFor,
    databasePrefix: name,
    createIdentity: (deps) => createIdentityService({ ...deps, passwords: passwords.hasher }),
  });
  const { close } = await listen(stack.gateway, {
    port,
    host: '127.0.0.1',
    connections: stack.connections,
  });
  const health = await listen(stack.metrics, { port: 0, host: '127.0.0.1' });
  const databases = await openDatabases(mongodbUrl, name);

  return {
    url,
    healthUrl: `${health.url}/readyz`,
    addresses: addressesOf(stack.addresses),
    environment,
    databases,
    wake: stack.wake,
    logLines: lines,
    passwordChecks: passwords.checks,
    emails: () => readEmails(environment.MAIL_DIR ?? ''),
    stripe,
    async stop() {
      await close();
      await health.close();
      await stack.stop();
      await stripe?.stop();
      for (const service of services) {
        await databases[service].dropDatabase();
        await databases[service].close();
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function addressesOf(variables: Environment): Record<Service, string> {
  const addressOf = (service: Service): string => variables[`${service.toUpperCase()}_URL`] ?? '';
  return {
    identity: addressOf('identity'),
    events: addressOf('events'),
    quotes: addressOf('quotes'),
    billing: addressOf('billing'),
  };
}
