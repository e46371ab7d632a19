import type { IncomingHttpHeaders } from 'node:http';
import { accountHeader } from '@marquee/contracts/account-header';
import type { Actor } from '@marquee/contracts/operation';
import type { Request } from 'express';
import type { Caller } from '../auth/caller.ts';
import type { TokenVerifier } from '../auth/token-verifier.ts';
import { DomainError } from '../domain-error.ts';

const bearer = /^Bearer (\S+)$/i;

/** Identifies a caller without a token by other headers. Only identity provides such a function, which reads the session cookie. */
export type IdentifyCaller = (headers: IncomingHttpHeaders) => Promise<Caller | null>;

export type Admission = { tokens: TokenVerifier; identifyCaller?: IdentifyCaller | undefined };

/**
 * Returns the caller; null if the request has no token and anyone may call the operation. Throws a DomainError if the token is invalid,
 * even if the operation needs no token, or if the caller may not call the operation.
 */
export async function admit(actor: Actor, request: Request, admission: Admission): Promise<Caller | null> {
  const header = request.get('authorization');
  if (header === undefined && actor === 'anyone') {
    return null;
  }
  const caller = await authenticate(header, request, admission);
  if (caller === null) {
    throw new DomainError('unauthenticated', 'unauthenticated', 'Unauthorized');
  }
  requireSameAccount(request, caller);
  if (actor !== 'anyone' && actor !== 'user' && actor !== caller.role) {
    throw new DomainError('forbidden', 'forbidden', refusalFor(actor));
  }
  if (actor === 'admin' && caller.role === 'admin' && !caller.secondStep) {
    throw new DomainError('forbidden', 'second_step_required', twoFactorRequired);
  }
  return caller;
}

/** Rejects a write of a page that was loaded before another account signed in in the same browser. */
function requireSameAccount(request: Request, { id }: Caller): void {
  const expected = request.get(accountHeader);
  if (request.method !== 'GET' && expected !== undefined && expected !== id) {
    throw new DomainError('conflict', 'another_account', anotherAccount);
  }
}

const anotherAccount =
  'Another account is signed in in this browser now, so nothing was changed. Reload the page to continue with that account.';

const twoFactorRequired =
  'Operators need two-factor authentication. Set it up under Your account, then sign in again.';

async function authenticate(
  header: string | undefined,
  request: Request,
  { tokens, identifyCaller }: Admission,
): Promise<Caller | null> {
  if (header === undefined) {
    return (await identifyCaller?.(request.headers)) ?? null;
  }
  const token = bearer.exec(header)?.[1];
  return token === undefined ? null : tokens.verify(token);
}

function refusalFor(actor: 'client' | 'provider' | 'admin'): string {
  return `Access denied. ${actor.charAt(0).toUpperCase()}${actor.slice(1)} login required.`;
}
