import { z } from 'zod';
import { caller } from './caller.ts';
import type { Caller } from './caller.ts';

export const tokenIssuer = 'marquee-identity';
export const tokenType = 'at+jwt';

/** The claims of a caller's token; `sub` is the account's id. */
const claims = z.object({ sub: z.string().min(1) }).loose();

export function toClaims({ id, ...rest }: Caller): Record<string, unknown> {
  return { sub: id, ...rest };
}

/** Returns null when the claims do not describe a caller. */
export function toCaller(payload: unknown): Caller | null {
  const parsed = claims.safeParse(payload);
  if (!parsed.success) {
    return null;
  }
  const { sub, ...rest } = parsed.data;
  return caller.safeParse({ ...rest, id: sub }).data ?? null;
}
