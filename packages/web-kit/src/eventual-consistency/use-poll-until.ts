import { useEffect, useRef, useState } from 'react';
import { pollUntil } from './poll-until.ts';

export type Polling = {
  status: 'idle' | 'waiting' | 'settled' | 'unsettled';
  /** Call it after the response to the action. */
  start: () => void;
  /** Reads once more, on request of the user. */
  refresh: () => void;
};

/** Reads after 0.3, 1 and 3 s, until `hasSettled` returns true. For an action that takes effect in another service. */
export function usePollUntil<Value>(
  read: () => Promise<Value>,
  hasSettled: (value: Value) => boolean,
): Polling {
  const [status, setStatus] = useState<Polling['status']>('idle');
  const latestRead = useRef(read);
  const latestHasSettled = useRef(hasSettled);
  const runCount = useRef(0);
  useEffect(() => {
    latestRead.current = read;
    latestHasSettled.current = hasSettled;
  });
  useEffect(() => () => void (runCount.current = -1), []);

  /** Returns null if the read fails. RTK Query's `refetch` also throws after the page has unmounted. */
  async function readNow(): Promise<Value | null> {
    try {
      return await latestRead.current();
    } catch {
      return null;
    }
  }

  async function isVisible() {
    const value = await readNow();
    return value !== null && latestHasSettled.current(value);
  }

  function run(poll: () => Promise<Polling['status']>) {
    const thisRun = (runCount.current += 1);
    setStatus('waiting');
    void poll().then((outcome) => {
      if (thisRun === runCount.current) {
        setStatus(outcome);
      }
    });
  }

  return {
    status,
    start: () => {
      run(() => pollUntil({ isVisible, wait }));
    },
    refresh: () => {
      run(async () => ((await isVisible()) ? 'settled' : 'unsettled'));
    },
  };
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
