import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Setting } from '../bars/bar.ts';

/** A cookie as identity writes it. The gateway asks whose it is. */
export const signedIn = { cookie: `sid=${'s'.repeat(43)}` } as const;

type Need = {
  setting: Pick<Setting, 'dataFolder'>;
  upstream: string;
  identity: string;
  /** Built shell and release store; none: no pages are asked for. */
  pages?: { shell: string; releases: string };
};

/** As it is shipped, but for the limit of one network: all load comes from one. */
export function gatewayEnvironment(need: Need): Record<string, string> {
  const { setting, upstream, identity, pages } = need;
  const empty = join(setting.dataFolder, 'no-pages');
  mkdirSync(empty, { recursive: true });
  return {
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'info',
    PUBLIC_URL: 'http://localhost:8080',
    IDENTITY_URL: identity,
    EVENTS_URL: upstream,
    QUOTES_URL: upstream,
    BILLING_URL: upstream,
    INTERNAL_SECRET: 'a-secret-of-the-bench-alone',
    SHELL_DIR: pages?.shell ?? empty,
    RELEASES_DIR: pages?.releases ?? empty,
    REQUEST_LIMIT: '1000000',
    DRAIN_SECONDS: '0',
  };
}
