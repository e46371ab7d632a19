import type { Principal, Side } from '@marquee/service-kit/test-kit/scenarios/principals';
import type { PrincipalAccount } from './principal-account.ts';
import { createPrincipal } from './create-principal.ts';
import { verifyPrincipal } from './verify-principal.ts';
import type { Context } from '../context.ts';

export type PrincipalPool = {
  /** Returns null if creating the principal failed. */
  of: (principal: Principal, side: Side) => PrincipalAccount | null;
  /** Creates another person of the same kind, for calls that use up a session or an account. */
  createAnother: (principal: Principal, side: Side) => Promise<PrincipalAccount | null>;
  failedPrincipals: ReadonlyMap<Principal, string>;
};

const sides = ['client', 'provider'] as const;
/** Principals with one person per side. Every other principal is the same person on both sides, because each fixture needs both owners. */
const perSide: readonly Principal[] = ['unverified', 'suspended', 'deleted'];
const owners = ['owner client', 'owner provider'] as const;

/** Creates and verifies all requested principals, and the owners. */
export async function createPrincipals(
  context: Context,
  requested: readonly Principal[],
): Promise<PrincipalPool> {
  const accounts = new Map<string, PrincipalAccount>();
  const failedPrincipals = new Map<Principal, string>();
  for (const principal of new Set([...owners, ...requested])) {
    for (const side of perSide.includes(principal) ? sides : (['client'] as const)) {
      try {
        const account = await createPrincipal(context, principal, side);
        await verifyPrincipal(context, account, side);
        accounts.set(keyOf(principal, side), account);
      } catch (error) {
        failedPrincipals.set(principal, error instanceof Error ? error.message : String(error));
      }
    }
  }
  const of = (principal: Principal, side: Side): PrincipalAccount | null =>
    accounts.get(keyOf(principal, side)) ?? null;
  return {
    of,
    failedPrincipals,
    createAnother: async (principal, side) =>
      of(principal, side) ? createPrincipal(context, principal, side) : null,
  };
}

function keyOf(principal: Principal, side: Side): string {
  return perSide.includes(principal) ? `${principal} ${side}` : principal;
}
