/** Interruptible pauses of a loop. */
export type Doze = {
  /** Also returns at once if a wake-up arrived while the loop was working. */
  unlessNudged: (ms: number) => Promise<void>;
  /** Only `end` interrupts it. */
  rest: (ms: number) => Promise<void>;
  nudge: () => void;
  /** Ends the current pause and all later ones immediately. */
  end: () => void;
  hasEnded: () => boolean;
};

export function createDoze(): Doze {
  const wakers = { nudge: noop, end: noop };
  let nudged = false;
  let ended = false;

  async function sleep(ms: number, wokenBy: readonly ('nudge' | 'end')[]): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      for (const call of wokenBy) {
        wakers[call] = () => {
          clearTimeout(timer);
          resolve();
        };
      }
    });
  }

  return {
    async unlessNudged(ms) {
      if (!nudged && !ended) {
        await sleep(ms, ['nudge', 'end']);
      }
      nudged = false;
    },
    async rest(ms) {
      if (!ended) {
        await sleep(ms, ['end']);
      }
    },
    nudge() {
      nudged = true;
      wakers.nudge();
    },
    end() {
      ended = true;
      wakers.end();
    },
    hasEnded: () => ended,
  };
}

function noop(): void {
  return undefined;
}
