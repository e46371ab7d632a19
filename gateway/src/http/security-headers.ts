import type { RequestHandler, Response } from 'express';
import type { GatewayConfig } from '../config.ts';
import { permissionsPolicy } from './permissions-policy.ts';
import { isBelowApi } from './refuse-odd-targets.ts';

/** Style text that may stand in a page; a test holds them against what packages/ui has measured. */
export const styleHashes = {
  /** styled-components inserts its rules into an empty element. */
  empty: 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
  /** Written by the toast library when it loads. */
  sonner: 'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=',
};

/** Where the development servers of whoever looks at the page are. */
const loopback = ' http://localhost:* http://127.0.0.1:*';
const loopbackSockets = ' ws://localhost:* ws://127.0.0.1:*';

function contentSecurityPolicy({ REMOTE_OVERRIDES }: Pick<GatewayConfig, 'REMOTE_OVERRIDES'>): string {
  const [files, sockets] = REMOTE_OVERRIDES === 'loopback' ? [loopback, loopbackSockets] : ['', ''];
  return [
    "default-src 'self'",
    `${ownScripts}${files}`,
    `style-src 'self' '${styleHashes.empty}' '${styleHashes.sonner}'`,
    `img-src 'self' data:${files}`,
    `font-src 'self'${files}`,
    `connect-src 'self'${files}${sockets}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}

const policyHeader = 'content-security-policy';
const ownScripts = "script-src 'self'";

/** Of files too: they are read as what they are, and by our own pages alone. */
const always = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

const ofAllButFiles = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
};

/** What a page is made of and is no page itself: 1.3 kB that each would carry for nothing. An SVG is a page when it is opened by its address. */
const file = /\.(js|css|woff2|png|webp|avif|ico)$/;

/** An answer is no page for a search engine, whoever has linked it: a quote's address is its key. */
const ofCallsAlone = { 'x-robots-tag': 'noindex' };

/** What browsers heed of a page alone: 0.8 kB that every call would carry for nothing. */
const ofPages = {
  'permissions-policy': permissionsPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-permitted-cross-domain-policies': 'none',
};

export function securityHeaders(
  config: Pick<GatewayConfig, 'PUBLIC_URL' | 'REMOTE_OVERRIDES'>,
): RequestHandler {
  const isSecure = config.PUBLIC_URL.startsWith('https:');
  const ofFiles = {
    ...always,
    ...(isSecure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
  const ofAllElse = { [policyHeader]: contentSecurityPolicy(config), ...ofFiles, ...ofAllButFiles };
  const headers = {
    call: Object.entries({ ...ofAllElse, ...ofCallsAlone }),
    file: Object.entries(ofFiles),
    page: Object.entries({ ...ofAllElse, ...ofPages }),
  };
  return (request, response, next) => {
    for (const [name, value] of headers[kindOf(request.path)]) {
      response.setHeader(name, value);
    }
    next();
  };
}

/** Of what stands in this page, the script with this hash may run. */
export function allowScript(response: Response, hash: string): void {
  const policy = String(response.getHeader(policyHeader));
  response.setHeader(policyHeader, policy.replace(ownScripts, `${ownScripts} '${hash}'`));
}

function kindOf(path: string): 'call' | 'file' | 'page' {
  if (isCall(path)) {
    return 'call';
  }
  return file.test(path) ? 'file' : 'page';
}

function isCall(path: string): boolean {
  return isBelowApi(path) && !path.startsWith('/api/docs');
}
