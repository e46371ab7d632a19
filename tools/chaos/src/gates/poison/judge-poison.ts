/** A message that no consumer can handle; `id`: expected id of its dead letter. */
export type PoisonMessage = { id: string; what: string; reason: RegExp };

type DeadLetter = { id: string; reason: string };

/** Messages that were not dead-lettered, were dead-lettered for an unexpected reason, or were dead-lettered although they are valid. */
export function judgePoison(
  poisonMessages: readonly PoisonMessage[],
  deadLetters: readonly DeadLetter[],
): string[] {
  const byId = new Map(deadLetters.map((row) => [row.id, row]));
  const known = new Set(poisonMessages.map(({ id }) => id));
  return [
    ...poisonMessages.flatMap(({ id, what, reason }) => {
      const found = byId.get(id);
      if (found === undefined) {
        return [`${what}: not dead-lettered`];
      }
      return reason.test(found.reason) ? [] : [`${what}: dead-lettered for another reason: ${found.reason}`];
    }),
    ...deadLetters
      .filter(({ id }) => !known.has(id))
      .map(({ reason }) => `valid, but dead-lettered: ${reason}`),
  ];
}
