/** The one clock of the local stack. It can stand in the past while demo data is made, and moves forward only. */
export type Clock = { now: () => Date; travelTo: (instant: Date) => void; returnToPresent: () => void };

export function createClock(): Clock {
  let behindMs = 0;
  const now = (): Date => new Date(Date.now() - behindMs);

  return {
    now,
    travelTo(instant) {
      behindMs = Date.now() - instant.getTime();
    },
    returnToPresent() {
      behindMs = 0;
    },
  };
}
