import type { RequestHandler, Response } from 'express';
import type { GatewayConfig } from '../config.ts';
import { permissionsPolicy } from './permissions-policy.ts';
import { isBelowApi } from './request-url.ts';

/** Hashes of inline styles that a page may contain. A test compares `sonner` with the hash that packages/ui has measured. */
export const styleHashes = {
  /** styled-components inserts its rules into an empty element. */
  empty: 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
  /** The toast library inserts this style when it loads. */
  sonner: 'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=',
};

/** Development servers on the developer's own machine. */
const loopback = ' http://localhost:* http://127.0.0.1:*';
const loopbackSockets = ' ws://localhost:* ws://127.0.0.1:*';

function contentSecurityPolicy({ REMOTE_OVERRIDES }: Pick<GatewayConfig, 'REMOTE_OVERRIDES'>): string {
  const [files, sockets] = REMOTE_OVERRIDES === 'loopback' ? [loopback, loopbackSockets] : ['', ''];
  return [
    "default-src 'self'",
    `${ownScripts}${files}`,
    `${ownStyles} '${styleHashes.empty}' '${styleHashes.sonner}'`,
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
const ownStyles = "style-src 'self'";

/** Headers of every response, including files: browsers must use the declared type, and other sites may not embed the response. */
const always = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

const ofAllButFiles = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
};

/**
 * Files that pages load; they do not need the headers of pages (1.3 kB). SVG is not among them, because a browser that opens an SVG by its
 * address shows a document that can run scripts.
 */
const file = /\.(js|css|woff2|png|webp|avif|ico)$/;

/** API answers must not appear in search results, because a quote's address is a capability URL. */
const callHeaders = { 'x-robots-tag': 'noindex' };

/** Headers that browsers use only for pages: 0.8 kB that calls do not need. */
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
  const pageAndCallHeaders = { [policyHeader]: contentSecurityPolicy(config), ...ofFiles, ...ofAllButFiles };
  const headers = {
    call: Object.entries({ ...pageAndCallHeaders, ...callHeaders }),
    file: Object.entries(ofFiles),
    page: Object.entries({ ...pageAndCallHeaders, ...ofPages }),
  };
  return (request, response, next) => {
    for (const [name, value] of headers[kindOf(request.path)]) {
      response.setHeader(name, value);
    }
    next();
  };
}

/** Allows the inline script with this hash in this page. */
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

/** Allows the inline style with this hash in this page. */
export function allowStyle(response: Response, hash: string): void {
  const policy = String(response.getHeader(policyHeader));
  response.setHeader(policyHeader, policy.replace(ownStyles, `${ownStyles} '${hash}'`));
}

function isCall(path: string): boolean {
  return isBelowApi(path) && !path.startsWith('/api/docs');
}
