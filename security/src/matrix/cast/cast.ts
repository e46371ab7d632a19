import type { Principal, Side } from '../principals.ts';
import type { Actor } from './actor.ts';
import { makeActor } from './make-actor.ts';
import { proveActor } from './prove-actor.ts';
import type { Theatre } from './theatre.ts';

export type Cast = {
  /** Returns null if creating the principal failed. */
  of: (principal: Principal, side: Side) => Actor | null;
  /** Creates another person of the same kind, for calls that use up a session or an account. */
  another: (principal: Principal, side: Side) => Promise<Actor | null>;
  unmade: ReadonlyMap<Principal, string>;
};

const sides = ['client', 'provider'] as const;
/** Separate people on each side. Every other principal is one person, because the owners own on both sides. */
const twofold: readonly Principal[] = ['unverified', 'suspended', 'deleted'];
const owners = ['owner client', 'owner provider'] as const;

/** Creates and proves all requested principals, and the owners. */
export async function gatherCast(theatre: Theatre, asked: readonly Principal[]): Promise<Cast> {
  const actors = new Map<string, Actor>();
  const unmade = new Map<Principal, string>();
  for (const principal of new Set([...owners, ...asked])) {
    for (const side of twofold.includes(principal) ? sides : (['client'] as const)) {
      try {
        const actor = await makeActor(theatre, principal, side);
        await proveActor(theatre, actor, side);
        actors.set(keyOf(principal, side), actor);
      } catch (error) {
        unmade.set(principal, error instanceof Error ? error.message : String(error));
      }
    }
  }
  const of = (principal: Principal, side: Side): Actor | null => actors.get(keyOf(principal, side)) ?? null;
  return {
    of,
    unmade,
    another: async (principal, side) => (of(principal, side) ? makeActor(theatre, principal, side) : null),
  };
}

function keyOf(principal: Principal, side: Side): string {
  return twofold.includes(principal) ? `${principal} ${side}` : principal;
}
