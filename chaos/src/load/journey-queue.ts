import type { Random } from './random.ts';
import type { Step, Journey } from './journey.ts';

type QueuedJourney = { journey: Journey; readyAt: number; tries: number };
export type Turn = { journey: Journey; steps: readonly Step[]; tries: number };

/** The stories in progress, from which workers take one step at a time. */
export type JourneyQueue = {
  /** Returns null when no story is ready. */
  take: () => Turn | null;
  requeue: (journey: Journey) => void;
  /** For a step whose precondition has not arrived yet. */
  requeueLater: (turn: Turn) => void;
};

const firstPauseMs = 150;
const longestPauseMs = 10_000;

export function createJourneyQueue(
  random: Random,
  now: () => number = () => performance.now(),
): JourneyQueue {
  const waiting = new Set<QueuedJourney>();

  return {
    take() {
      const ready = [...waiting].filter(({ readyAt }) => readyAt <= now());
      if (ready.length === 0) {
        return null;
      }
      const chosen = random.pick(ready);
      waiting.delete(chosen);
      const [steps = [], ...remainingSteps] = chosen.journey.remainingSteps;
      return { journey: { ...chosen.journey, remainingSteps }, steps, tries: chosen.tries };
    },
    requeue(journey) {
      if (journey.remainingSteps.length > 0) {
        waiting.add({ journey, readyAt: now(), tries: 0 });
      }
    },
    requeueLater({ journey, steps, tries }) {
      const pauseMs = Math.min(firstPauseMs * 2 ** tries, longestPauseMs);
      waiting.add({
        journey: { ...journey, remainingSteps: [steps, ...journey.remainingSteps] },
        readyAt: now() + pauseMs,
        tries: tries + 1,
      });
    },
  };
}
