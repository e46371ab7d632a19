import type { Random } from './random.ts';
import type { Step } from './actions/journey-actions.ts';
import type { Journey } from './journey.ts';

type QueuedJourney = { journey: Journey; readyAt: number; tries: number };
export type Turn = { journey: Journey; steps: readonly Step[]; tries: number };

/** The journeys in progress, from which workers take one group of steps at a time. */
export type JourneyQueue = {
  /** Returns null when no journey is ready. */
  take: () => Turn | null;
  requeue: (journey: Journey) => void;
  /** For steps that must be repeated, such as those that wait for a message. Each time, the pause is twice as long, up to 10 s. */
  requeueLater: (turn: Turn) => void;
};

const firstPauseMs = 150;
const longestPauseMs = 10_000;

/** Removes the next group of steps from the journey. */
export function takeSteps(journey: Journey, tries: number): Turn {
  const [steps = [], ...remainingSteps] = journey.remainingSteps;
  return { journey: { ...journey, remainingSteps }, steps, tries };
}

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
      return takeSteps(chosen.journey, chosen.tries);
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
