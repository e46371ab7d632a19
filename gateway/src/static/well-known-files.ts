import { join } from 'node:path';
import { getRouter } from '@marquee/service-kit/http/get-router';
import type { RequestHandler } from 'express';
import type { GatewayConfig } from '../config.ts';
import type { ReleaseRecords } from '@marquee/service-kit/releases/release-records';

type FilesNeed = {
  config: Pick<GatewayConfig, 'PUBLIC_URL'>;
  releases: ReleaseRecords;
  now: () => Date;
};

const dayMs = 24 * 3600 * 1000;
/** RFC 9116 recommends less than a year. */
const securityTextDays = 180;

/**
 * The paths of API calls and of the shell's pages for signed-in people. At run time the paths of every remote that has the home page of a
 * role are added. The path of a quote's page is not listed, because crawlers must be able to read the page's `noindex`.
 */
const neverIndexed = ['/api', '/account', '/admin', '/auth/role'];

/** Files that crawlers, browsers and security researchers request at fixed addresses. */
export function wellKnownFiles({ config, releases, now }: FilesNeed): RequestHandler {
  return getRouter({
    '/robots.txt': async (_request, response) => {
      const signedIn = (await releases.current()).filter(({ homeFor }) => homeFor !== null);
      const pages = signedIn.flatMap(({ paths }) => paths.map(withoutPattern));
      const hidden = [...new Set([...neverIndexed, ...pages])];
      const lines = ['User-agent: *', ...hidden.map((path) => `Disallow: ${path}`)];
      response
        .set('cache-control', 'no-cache')
        .type('text/plain')
        .send(`${lines.join('\n')}\n`);
    },
    '/.well-known/security.txt': (_request, response) => {
      const lines = [
        '# The contact form in the foot of every page reaches the operator.',
        `Contact: ${config.PUBLIC_URL}/`,
        `Expires: ${expiry(now()).toISOString()}`,
        'Preferred-Languages: en',
        `Canonical: ${config.PUBLIC_URL}/.well-known/security.txt`,
      ];
      response
        .set('cache-control', 'no-cache')
        .type('text/plain')
        .send(`${lines.join('\n')}\n`);
    },
    '/favicon.ico': (_request, response) => {
      response.set('cache-control', 'public, max-age=86400').type('image/x-icon');
      response.sendFile(join(import.meta.dirname, 'favicon.ico'), { cacheControl: false });
    },
  });
}

/** Returns `/edit-event/:id` and `/client/*` as the prefixes `/edit-event` and `/client` for robots.txt. */
function withoutPattern(path: string): string {
  return path.replace(/[:*].*$/, '').replace(/(?<=.)\/$/, '');
}

/** Returns a time counted from midnight (UTC), so that the file stays the same for a day. */
function expiry(at: Date): Date {
  return new Date((Math.floor(at.getTime() / dayMs) + securityTextDays) * dayMs);
}
