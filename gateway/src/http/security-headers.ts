import type { RequestHandler } from 'express';
import { permissionsPolicy } from './permissions-policy.ts';

/** Style text that may stand in a page; a test holds them against what packages/ui has measured. */
export const styleHashes = {
  /** styled-components inserts its rules into an empty element. */
  empty: 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
  /** Written by the toast library when it loads. */
  sonner: 'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=',
};

const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  `style-src 'self' '${styleHashes.empty}' '${styleHashes.sonner}'`,
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
].join('; ');

const always = {
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': permissionsPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
};

export function securityHeaders(publicUrl: string): RequestHandler {
  const isSecure = publicUrl.startsWith('https:');
  const headers = {
    ...always,
    ...(isSecure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
  return (_request, response, next) => {
    response.set(headers);
    next();
  };
}
