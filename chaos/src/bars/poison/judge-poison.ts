/** A message that no consumer can handle; `id`: expected id of its dead letter. */
export type Dose = { id: string; what: string; reason: RegExp };

type Parked = { id: string; reason: string };

/** Messages that were not dead-lettered, were dead-lettered for an unexpected reason, or were dead-lettered although they are valid. */
export function judgePoison(doses: readonly Dose[], parked: readonly Parked[]): string[] {
  const byId = new Map(parked.map((row) => [row.id, row]));
  const known = new Set(doses.map(({ id }) => id));
  return [
    ...doses.flatMap(({ id, what, reason }) => {
      const found = byId.get(id);
      if (found === undefined) {
        return [`${what}: not parked`];
      }
      return reason.test(found.reason) ? [] : [`${what}: parked for another reason: ${found.reason}`];
    }),
    ...parked.filter(({ id }) => !known.has(id)).map(({ reason }) => `parked and no poison: ${reason}`),
  ];
}
