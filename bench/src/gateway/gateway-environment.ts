import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { browserCookies, cookieNameAt } from '@marquee/service-kit/http/browser-cookies';

import type { Setting } from '../bars/bar.ts';

const publicUrl = 'https://marquee.example';

/** A cookie as identity writes it at this address. The gateway asks whose it is. */
export function sessionCookieAt(url: string): string {
  return `${cookieNameAt(url, browserCookies.session)}=${'s'.repeat(43)}`;
}

export const signedIn = { cookie: sessionCookieAt(publicUrl) } as const;

type Need = {
  setting: Pick<Setting, 'dataFolder'>;
  upstream: string;
  identity: string;
  /** Built shell and release store; none: no pages are asked for. */
  pages?: { shell: string; releases: string };
};

/** What the image and a deployment give it, and its own rules for production hold. Only the limit of one network is raised: all load comes from one. */
export function gatewayEnvironment(need: Need): Record<string, string> {
  const { setting, upstream, identity, pages } = need;
  const empty = join(setting.dataFolder, 'no-pages');
  mkdirSync(empty, { recursive: true });
  return {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PUBLIC_URL: publicUrl,
    IDENTITY_URL: identity,
    EVENTS_URL: upstream,
    QUOTES_URL: upstream,
    BILLING_URL: upstream,
    INTERNAL_SECRET: 'a-secret-of-the-bench-and-of-nobody-else',
    SHELL_DIR: pages?.shell ?? empty,
    RELEASES_DIR: pages?.releases ?? empty,
    REQUEST_LIMIT: '1000000',
    // As behind the proxy that speaks TLS.
    TRUST_PROXY: '1',
  };
}
