import { DomainError } from '@marquee/service-kit/domain-error';

/** Runs jobs one at a time, in order of arrival. */
export type SerialQueue = {
  /** The number of waiting jobs, without the running one. */
  waiting(): number;
  /** Rejects with `waited_too_long`, without running the job, if the signal aborts before the job's turn. */
  run<Result>(signal: AbortSignal, job: () => Promise<Result>): Promise<Result>;
};

export function createSerialQueue(): SerialQueue {
  const waiting = new Set<() => void>();
  let isBusy = false;

  async function enter(signal: AbortSignal): Promise<void> {
    if (signal.aborted) {
      throw waitedTooLong();
    }
    if (!isBusy) {
      isBusy = true;
      return;
    }
    const { promise, resolve, reject } = Promise.withResolvers<undefined>();
    const begin = () => {
      resolve(undefined);
    };
    waiting.add(begin);
    const leave = () => {
      waiting.delete(begin);
      reject(waitedTooLong());
    };
    signal.addEventListener('abort', leave, { once: true });
    await promise.finally(() => {
      signal.removeEventListener('abort', leave);
    });
  }

  function startNext(): void {
    const [begin] = waiting;
    if (begin === undefined) {
      isBusy = false;
      return;
    }
    waiting.delete(begin);
    begin();
  }

  return {
    waiting: () => waiting.size,
    async run(signal, job) {
      await enter(signal);
      try {
        return await job();
      } finally {
        startNext();
      }
    },
  };
}

function waitedTooLong(): DomainError {
  return new DomainError('unavailable', 'waited_too_long', 'The request was closed before rendering began');
}
