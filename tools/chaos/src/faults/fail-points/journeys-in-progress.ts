export type JourneysInProgress = {
  /** `journey` must not reject. */
  add: (journey: Promise<void>) => void;
  /** Resolves when no more than this number of journeys is in progress; with 0, when all have ended. */
  untilAtMost: (max: number) => Promise<void>;
};

export function createJourneysInProgress(): JourneysInProgress {
  const journeys = new Set<Promise<void>>();
  return {
    add(journey) {
      const ended = journey.finally(() => journeys.delete(ended));
      journeys.add(ended);
    },
    async untilAtMost(max) {
      while (journeys.size > max) {
        await Promise.race(journeys);
      }
    },
  };
}
