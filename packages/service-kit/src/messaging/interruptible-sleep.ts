/** Pauses of a loop that can be interrupted. Durations are in milliseconds. */
export type InterruptibleSleep = {
  /** Pauses for `ms`, or until `wake` or `end`. Returns at once if `wake` was called since the previous `untilWoken`. */
  untilWoken: (ms: number) => Promise<void>;
  /** Pauses for `ms`, or until `end`; `wake` does not shorten the pause. */
  pause: (ms: number) => Promise<void>;
  wake: () => void;
  /** Ends the current pause and all later ones immediately. */
  end: () => void;
  hasEnded: () => boolean;
};

export function createInterruptibleSleep(): InterruptibleSleep {
  const interrupts = { wake: noop, end: noop };
  let woken = false;
  let ended = false;

  async function sleep(ms: number, wokenBy: readonly ('wake' | 'end')[]): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      for (const call of wokenBy) {
        interrupts[call] = () => {
          clearTimeout(timer);
          resolve();
        };
      }
    });
  }

  return {
    async untilWoken(ms) {
      if (!woken && !ended) {
        await sleep(ms, ['wake', 'end']);
      }
      woken = false;
    },
    async pause(ms) {
      if (!ended) {
        await sleep(ms, ['end']);
      }
    },
    wake() {
      woken = true;
      interrupts.wake();
    },
    end() {
      ended = true;
      interrupts.end();
    },
    hasEnded: () => ended,
  };
}

function noop(): void {
  return undefined;
}
