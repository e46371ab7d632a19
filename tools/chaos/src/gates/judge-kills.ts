/** `rounds`: minimum kills of each process. `minRate`: acknowledged changes per second required before a kill. */
export type KillPlan = { rounds: number; minRate: number; minMs: number; minAcknowledged: number };

/** `each`: kills so far by process name. `acknowledged`: changes acknowledged meanwhile. */
export type KillsSoFar = { each: ReadonlyMap<string, number>; elapsedMs: number; acknowledged: number };

/** Whether each process was killed often enough, over long enough, while enough changes were acknowledged. */
export function isEnoughKilled(plan: KillPlan, { each, elapsedMs, acknowledged }: KillsSoFar): boolean {
  return (
    [...each.values()].every((count) => count >= plan.rounds) &&
    elapsedMs >= plan.minMs &&
    acknowledged >= plan.minAcknowledged
  );
}
