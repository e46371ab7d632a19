/** The local stack's single clock. It is in the past while demo data is created. Demos and tests can move it into the future. */
export type Clock = {
  now: () => Date;
  travelTo: (instant: Date) => void;
  returnToPresent: () => void;
  moveForward: (milliseconds: number) => void;
};

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
    moveForward(milliseconds) {
      behindMs -= milliseconds;
    },
  };
}
