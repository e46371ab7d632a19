import { principals } from '../principals.ts';
import type { Principal, Side } from '../principals.ts';
import type { Actor } from './actor.ts';
import { makeActor } from './make-actor.ts';
import { proveActor } from './prove-actor.ts';
import type { Theatre } from './theatre.ts';

export type Cast = {
  /** Null where nobody could be made so. */
  of: (principal: Principal, side: Side) => Actor | null;
  /** Somebody new who is the same, for what uses a person up. */
  another: (principal: Principal, side: Side) => Promise<Actor | null>;
  unmade: ReadonlyMap<Principal, string>;
};

const sides = ['client', 'provider'] as const;

/** Everybody, made and proven once for each side. */
export async function gatherCast(theatre: Theatre): Promise<Cast> {
  const actors = new Map<string, Actor>();
  const unmade = new Map<Principal, string>();
  for (const side of sides) {
    for (const principal of principals) {
      try {
        const actor = await makeActor(theatre, principal, side);
        await proveActor(theatre, actor, side);
        actors.set(`${principal} ${side}`, actor);
      } catch (error) {
        unmade.set(principal, error instanceof Error ? error.message : String(error));
      }
    }
  }
  const of = (principal: Principal, side: Side): Actor | null => actors.get(`${principal} ${side}`) ?? null;
  return {
    of,
    unmade,
    another: async (principal, side) => (of(principal, side) ? makeActor(theatre, principal, side) : null),
  };
}
