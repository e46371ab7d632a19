import type { IdentityDeps } from '../identity-deps.ts';

/** Returns the caller's stored profile. A changed profile may repeat stored texts that newer validation rules reject. */
export function readStoredProfile({ accounts }: Pick<IdentityDeps, 'accounts'>) {
  return async (_params: unknown, { id }: { id: string }) =>
    (await accounts.findOne({ id }))?.profile ?? null;
}
