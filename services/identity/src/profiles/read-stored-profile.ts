import type { IdentityDeps } from '../identity-deps.ts';

/** Returns the caller's own profile as the profile page reads it. */
export function readStoredProfile({ accounts }: Pick<IdentityDeps, 'accounts'>) {
  return async (_params: unknown, { id }: { id: string }) =>
    (await accounts.findOne({ id }))?.profile ?? null;
}
