/** Interruptible pauses of a loop. */
export type InterruptibleSleep = {
  /** Also returns at once if a wake-up arrived while the loop was working. */
  untilWoken: (ms: number) => Promise<void>;
  /** Only `end` interrupts it. */
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
