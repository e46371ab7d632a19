/** `rounds`: how often each is killed at least. `flowing`: acknowledged changes a second without which nobody is killed. */
export type KillPlan = { rounds: number; flowing: number; leastMs: number; leastAcknowledged: number };

/** How often each has really been killed, by its name, and what went on meanwhile. */
export type KillsSoFar = { each: ReadonlyMap<string, number>; elapsedMs: number; acknowledged: number };

/** Each was killed often enough, for long enough, while enough was acknowledged. */
export function isEnoughKilled(plan: KillPlan, { each, elapsedMs, acknowledged }: KillsSoFar): boolean {
  return (
    [...each.values()].every((count) => count >= plan.rounds) &&
    elapsedMs >= plan.leastMs &&
    acknowledged >= plan.leastAcknowledged
  );
}
