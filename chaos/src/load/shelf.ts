import type { Random } from './random.ts';
import type { Step, Story } from './story.ts';

type Waiting = { story: Story; readyAt: number; tries: number };
export type Turn = { story: Story; steps: readonly Step[]; tries: number };

/** The stories in progress, from which workers take one step at a time. */
export type Shelf = {
  /** Returns null when no story is ready. */
  take: () => Turn | null;
  putBack: (story: Story) => void;
  /** For a step whose precondition has not arrived yet. */
  putBackForLater: (turn: Turn) => void;
};

const firstPauseMs = 150;
const longestPauseMs = 10_000;

export function createShelf(random: Random, now: () => number = () => performance.now()): Shelf {
  const waiting = new Set<Waiting>();

  return {
    take() {
      const ready = [...waiting].filter(({ readyAt }) => readyAt <= now());
      if (ready.length === 0) {
        return null;
      }
      const chosen = random.pick(ready);
      waiting.delete(chosen);
      const [steps = [], ...left] = chosen.story.left;
      return { story: { ...chosen.story, left }, steps, tries: chosen.tries };
    },
    putBack(story) {
      if (story.left.length > 0) {
        waiting.add({ story, readyAt: now(), tries: 0 });
      }
    },
    putBackForLater({ story, steps, tries }) {
      const pauseMs = Math.min(firstPauseMs * 2 ** tries, longestPauseMs);
      waiting.add({
        story: { ...story, left: [steps, ...story.left] },
        readyAt: now() + pauseMs,
        tries: tries + 1,
      });
    },
  };
}
