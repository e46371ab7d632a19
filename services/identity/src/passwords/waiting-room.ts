import { DomainError } from '@marquee/service-kit/domain-error';

export type WaitingRoom = { run<Result>(work: () => Promise<Result>): Promise<Result> };

/** At most `width` run at once and `seats` wait; whoever comes after is sent away at once instead of slowing down everybody. */
export function createWaitingRoom({ width, seats }: { width: number; seats: number }): WaitingRoom {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < width) {
      running += 1;
      return;
    }
    if (waiting.length >= seats) {
      throw new DomainError(
        'unavailable',
        'sign_in_busy',
        'We are very busy. Please try again in a moment.',
        {
          retryAfterSeconds: 1,
        },
      );
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function leave(): void {
    const next = waiting.shift();
    if (next === undefined) {
      running -= 1;
      return;
    }
    next();
  }

  return {
    async run(work) {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
