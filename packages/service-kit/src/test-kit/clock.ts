export type TestClock = {
  now: () => Date;
  set(instant: Date): void;
  advance(by: { days?: number; hours?: number; minutes?: number; seconds?: number }): void;
};

/** Creates a clock that changes only if the test sets or advances the clock. */
export function createTestClock(start: Date = new Date('2026-03-02T15:00:00.000Z')): TestClock {
  let instant = start;
  return {
    now: () => instant,
    set(next) {
      instant = next;
    },
    advance({ days = 0, hours = 0, minutes = 0, seconds = 0 }) {
      const wholeSeconds = ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
      instant = new Date(instant.getTime() + wholeSeconds * 1_000);
    },
  };
}
