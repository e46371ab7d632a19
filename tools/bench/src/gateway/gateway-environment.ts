import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { browserCookies, cookieNameAt } from '@marquee/service-kit/http/browser-cookies';

import type { Setting } from '../gates/gate.ts';

const publicUrl = 'https://marquee.example';

/** A Cookie header with a session cookie, named as identity names it at this address. The gateway looks up the session at identity. */
export function sessionCookieAt(url: string): string {
  return `${cookieNameAt(url, browserCookies.session)}=${'s'.repeat(43)}`;
}

export const signedIn = { cookie: sessionCookieAt(publicUrl) } as const;

type GatewayOptions = {
  setting: Pick<Setting, 'dataFolder'>;
  upstream: string;
  identity: string;
  /** Built shell and release store; omitted where no pages are requested. */
  pages?: { shell: string; releases: string };
};

/**
 * The environment of a deployed image, with the gateway's production rules. Only the request limit per network is raised, because all load
 * comes from one network.
 */
export function gatewayEnvironment(options: GatewayOptions): Record<string, string> {
  const { setting, upstream, identity, pages } = options;
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
    // As behind a TLS proxy.
    TRUST_PROXY: '1',
  };
}
